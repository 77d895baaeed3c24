import type { Same } from "../messages";
import type study from "../en/study";

const words: Same<typeof study> = {
  "study.teaching": "Lernpartie",
  "study.teaching.no": "Gewöhnliche Partie",
  "study.teaching.no.help": "Niemand bekommt Tipps.",
  "study.teaching.help":
    "Wer am Zug ist, kann um einen Tipp bitten, und Bots erklären ihre Züge. Die Partie zählt nicht für die Wertung.",
  "study.mode": "Art der Partie",

  "hint.ask": "Tipp",
  "hint.title": "Rat",
  "hint.thinking": "Ein Bot denkt darüber nach und weiß dabei nur, was du weißt …",
  "hint.none": "Diesmal gibt es keinen Rat. Versuche es noch einmal.",
  "hint.chance": "{chance} Siegchance",
  "hint.chance.help": "Geschätzt von dem Bot, der den Rat gibt, nach dem, was du sehen kannst.",
  "hint.take": "Diese Antwort nehmen",
  "hint.take-this": "Diese Antwort nehmen: {text}",
  "hint.close": "Rat schließen",
  "aloud.show": "Bots sagen, warum",

  "analysis.title": "Rückblick",
  "analysis.open": "Rückblick",
  "analysis.thinking": "Die Partie wird noch einmal durchgesehen …",
  "analysis.chart": "Geschätzte Siegchance im Lauf der Partie",
  "analysis.chances": "Wer die besten Aussichten hatte",
  "analysis.chances.help":
    "Eine Schätzung zu Beginn jedes Zuges: Wie gut stehen nach Meinung der Bots die einzelnen Plätze? Die Linien enden mit dem tatsächlichen Ergebnis; die Zahlen markieren die Wendepunkte.",
  "analysis.numbers": "Alle Zahlen als Tabelle",
  "analysis.move": "Schritt",
  "analysis.turns": "Wendepunkte",
  "analysis.no-turns": "Es gab keine: Die Schätzung hat sich nie innerhalb weniger Züge stark geändert.",
  "analysis.turn": "{name}: von {before} auf {after}",
  "analysis.look": "Schritt {move} ansehen",

  "luck.title": "Würfelglück",
  "luck.help":
    "Was die Würfel brachten, verglichen mit dem, was dieselben Würfe im Schnitt bringen. Eine Abweichung, die nur in einer von drei Partien größer ausfällt, heißt Glück oder Pech; eine, die nur in einer von zwanzig größer ausfällt, viel Glück oder viel Pech.",
  "luck.none": "In dieser Partie gab es keinen Wurf, der sich beurteilen lässt.",
  "luck.player": "Spieler",
  "luck.rolls": "Würfe",
  "luck.difference": "Verglichen mit dem Schnitt",
  "luck.verdict": "Fazit",
  "luck.even": "Durchschnitt",
  "luck.good.some": "Glück",
  "luck.good.much": "viel Glück",
  "luck.bad.some": "Pech",
  "luck.bad.much": "viel Pech",
  "luck.surprises": "Überraschende Würfe",
  "luck.surprise": "{name} – {what}: {got} statt {expected}",
};
export default words;
