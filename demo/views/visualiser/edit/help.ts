/** Keys and gestures of the map. */
export const HELP =
  'Arrow keys move a cursor; Enter or Space uses the tool there, and Shift + arrow keys draw. S puts the start there, G the ' +
  'goal. Plus and minus zoom, and so do two fingers or Ctrl + wheel; 0 shows the whole map. The right mouse button erases. ' +
  'Ctrl + Z undoes, Ctrl + Shift + Z does it again. ' +
  'Fence: tap an edge between two cells, or draw along the edges; a unit cannot pass it. One-way: draw the way that stays open; the way back ' +
  'is closed. River: as a fence, but a step over it costs 6. Portal: drag from one end to the other, or press at both; one step leads through. By keyboard, Shift + an arrow key draws them between two cells.';
