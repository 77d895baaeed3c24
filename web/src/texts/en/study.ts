/** What is said to those who learn: hints, bots that think aloud, and the look back at a finished game. */
export default {
  "study.teaching": "Teaching game",
  "study.teaching.no": "Ordinary game",
  "study.teaching.no.help": "Nobody gets advice.",
  "study.teaching.help":
    "Whoever is asked may ask for a hint, and bots say what their moves were for. It counts for no rating.",
  "study.mode": "To learn by?",

  "hint.ask": "Hint",
  "hint.title": "Advice",
  "hint.thinking": "A bot is thinking about your question with what you know …",
  "hint.none": "No advice could be given. Try once more.",
  "hint.chance": "{percent} % to win",
  "hint.chance.help": "An estimate by the bot that gives the advice, from what you can see.",
  "hint.take": "Answer so",
  "hint.take-this": "Answer so: {text}",
  "hint.close": "Close the advice",
  "aloud.show": "Bots say why",
};
