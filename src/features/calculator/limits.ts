export const flooringTypes = ['carpet', 'vinyl', 'laminate'] as const;
/** In metres. */
export const carpetWidths = [4, 5] as const;
/** All widths that a roll of a product can have; the narrow ones are sheet vinyl. In metres. */
export const rollWidths = [2, 3, ...carpetWidths] as const;
export const limits = { rooms: 30, sideMetres: 50, roomName: 60 } as const;
