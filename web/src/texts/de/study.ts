import type { Same } from "../messages";
import type study from "../en/study";

const words: Same<typeof study> = {
  "study.teaching": "Lernpartie",
  "study.teaching.no": "Gewöhnliche Partie",
  "study.teaching.no.help": "Niemand bekommt Rat.",
  "study.teaching.help":
    "Wer gefragt ist, darf um einen Tipp bitten, und Bots sagen, wozu ihre Züge gut waren. Für Wertungen zählt sie nicht.",
  "study.mode": "Zum Lernen?",

  "hint.ask": "Tipp",
  "hint.title": "Rat",
  "hint.thinking": "Ein Bot denkt über deine Frage nach, mit dem, was du weißt …",
  "hint.none": "Es ließ sich kein Rat geben. Versuche es noch einmal.",
  "hint.chance": "{percent} % Siegchance",
  "hint.chance.help": "Eine Schätzung des Bots, der den Rat gibt, aus dem, was du sehen kannst.",
  "hint.take": "So antworten",
  "hint.take-this": "So antworten: {text}",
  "hint.close": "Rat schließen",
  "aloud.show": "Bots sagen, warum",
};
export default words;
