/** Seats differ by colour and by shape, the same at every table; bots are called by a name of their seat. */
export const SHAPES = ["cone", "block", "round", "lozenge", "leaf", "ring", "hexagon", "funnel"] as const;
export const ROMANS = ["Livia", "Cassia", "Marcus", "Flavia", "Gaius", "Octavia", "Titus", "Drusilla"] as const;
