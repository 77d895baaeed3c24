import type { Same } from "../messages";
import type english from "../en/learn";

const german: Same<typeof english> = {
  "learn.title": "Lernen",
  "learn.text":
    "Jede Lektion ist eine Stellung aus einer echten Partie, in der du einen Zug finden sollst. Die Bots warten auf dich, und nichts zählt. Wenn du danebenliegst, bekommst du einen Hinweis und fängst von vorn an, so oft du willst.",
  "learn.none": "Es gibt noch keine Lektionen.",
  "learn.progress": "{done} von {count} geschafft",
  "learn.done": "geschafft",
  "learn.begin": "Anfangen",
  "learn.go-on": "Weitermachen",
  "learn.again": "Noch einmal",
  "learn.guest": "Du brauchst kein Konto: Ohne Anmeldung lernst du als Gast.",
  "lesson.over": "Lektion {number} von {count}",
  "lesson.know": "Das musst du wissen",
  "lesson.task": "Deine Aufgabe",
  "lesson.hint": "Hinweis",
  "lesson.hint.show": "Gib mir einen Hinweis",
  "lesson.hint.hide": "Hinweis ausblenden",
  "lesson.strayed": "Das löst die Aufgabe nicht. Fang von vorn an und versuch es noch einmal.",
  "lesson.rules": "Zum Nachlesen:",
  "lesson.read": "Noch einmal lesen",
  "lesson.restart": "Von vorn",
  "lesson.to-work": "An den Tisch",
  "lesson.solved": "Geschafft!",
  "lesson.next": "Nächste Lektion",
  "lesson.all": "Alle Lektionen",
  "lesson.finished":
    "Das war die letzte Lektion. Du weißt genug, um zu spielen; der Rest steht in den Regeln.",
  "lesson.play": "Gegen Bots spielen",
};

export default german;
