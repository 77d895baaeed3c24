import type { Same } from "../messages";
import type english from "../en/learn";

const german: Same<typeof english> = {
  "learn.title": "Lernen",
  "learn.text":
    "Jede Lektion ist eine Stellung aus einer Partie, in der ein Zug zu finden ist. Die Bots am Tisch warten auf dich, nichts zählt, und wer sich verläuft, bekommt einen Hinweis und beginnt von vorn, so oft es nötig ist.",
  "learn.none": "Es gibt noch keine Lektionen.",
  "learn.progress": "{done} von {count} geschafft",
  "learn.done": "geschafft",
  "learn.begin": "Beginnen",
  "learn.go-on": "Weitermachen",
  "learn.again": "Noch einmal",
  "learn.guest": "Du brauchst kein Konto. Wer nicht angemeldet ist, lernt als Gast.",
  "lesson.over": "Lektion {number} von {count}",
  "lesson.know": "Was man wissen muss",
  "lesson.task": "Deine Aufgabe",
  "lesson.hint": "Hinweis",
  "lesson.hint.show": "Gib mir einen Hinweis",
  "lesson.hint.hide": "Hinweis ausblenden",
  "lesson.strayed": "Das führt nicht zum Ziel. Nimm es zurück, oder beginne von vorn.",
  "lesson.rules": "Nachzulesen:",
  "lesson.read": "Noch einmal lesen",
  "lesson.restart": "Von vorn",
  "lesson.to-work": "An den Tisch",
  "lesson.solved": "Geschafft!",
  "lesson.next": "Nächste Lektion",
  "lesson.all": "Alle Lektionen",
  "lesson.finished":
    "Das war die letzte Lektion. Du weißt genug, um zu spielen; der Rest steht in den Regeln.",
  "lesson.play": "Einen Tisch mit Bots anlegen",
};

export default german;
