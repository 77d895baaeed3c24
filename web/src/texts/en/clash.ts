/** What the board and the panels of Clash of Cultures say beside the words of the game itself. */
export default {
  "clash.map": "Map of the known world",
};
