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
  "hint.chance": "{chance} Siegchance",
  "hint.chance.help": "Eine Schätzung des Bots, der den Rat gibt, aus dem, was du sehen kannst.",
  "hint.take": "So antworten",
  "hint.take-this": "So antworten: {text}",
  "hint.close": "Rat schließen",
  "aloud.show": "Bots sagen, warum",

  "analysis.title": "Rückblick",
  "analysis.open": "Rückblick",
  "analysis.thinking": "Die Partie wird noch einmal durchgegangen …",
  "analysis.chart": "Geschätzte Siegchance im Lauf der Partie",
  "analysis.chances": "Wer wohl gewinnen würde",
  "analysis.chances.help":
    "Eine Schätzung zu Beginn jedes Zuges aus dem, was die Bots von der Stellung jedes Platzes halten. Die Linien enden damit, wer gewonnen hat; die Zahlen zeigen, wo sich die Schätzung gewendet hat.",
  "analysis.numbers": "Alle Zahlen als Tabelle",
  "analysis.move": "Zug",
  "analysis.turns": "Wo es sich gewendet hat",
  "analysis.no-turns": "Die Schätzung hat sich nie innerhalb weniger Züge stark geändert.",
  "analysis.turn": "{name}: von {before} auf {after}",
  "analysis.look": "Zug {move} ansehen",

  "luck.title": "Würfelglück",
  "luck.help":
    "Was die Würfel gaben, gemessen an dem, was von denselben Würfen zu erwarten war. Mehr, als es in zwei von drei Partien wäre, heißt Glück oder Pech; mehr als in neunzehn von zwanzig, viel davon.",
  "luck.none": "In dieser Partie gab es keinen Wurf, der sich beurteilen lässt.",
  "luck.player": "Person",
  "luck.rolls": "Würfe",
  "luck.difference": "Gegenüber der Erwartung",
  "luck.verdict": "Also",
  "luck.even": "wie erwartet",
  "luck.good.some": "Glück",
  "luck.good.much": "viel Glück",
  "luck.bad.some": "Pech",
  "luck.bad.much": "viel Pech",
  "luck.surprises": "Überraschende Würfe",
  "luck.surprise": "{name} – {what}: {got}, wo {expected} zu erwarten war",
};
export default words;
