/** What can be drawn: each name has its lines in drawings.tsx. */
export const drawingNames = [
  'drill',
  'hammer',
  'grinder',
  'saw',
  'jigsaw',
  'heatgun',
  'level',
  'tape',
  'battery',
  'charger',
  'bits',
  'trimmer',
] as const;
/** Name of a drawing of a product. */
export type DrawingName = (typeof drawingNames)[number];
