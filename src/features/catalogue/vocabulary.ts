export const categories = ['carpet', 'vinyl', 'laminate', 'lvt', 'accessories'] as const;
export const units = ['m²', 'piece', 'm', 'box'] as const;
export type Category = (typeof categories)[number];
export type Unit = (typeof units)[number];
