export const flooringTypes = ['carpet', 'vinyl', 'laminate'] as const;
/** In metres. */
export const carpetWidths = [4, 5] as const;
export const limits = { rooms: 30, sideMetres: 50, roomName: 60 } as const;
