import type { Same } from "../messages";
import type english from "../en/talk";

const german: Same<typeof english> = {
  "talk.title": "Verlauf und Gespräch",
  "talk.log": "Verlauf",
  "talk.chat": "Gespräch",
  "talk.notes": "Notizen",
  "talk.unread": { one: "{count} ungelesene Nachricht", other: "{count} ungelesene Nachrichten" },

  "log.empty": "Noch ist nichts geschehen.",
  "log.older": "Frühere Zeilen zeigen",
  "log.struck": "zurückgenommen",
  "log.show-struck": "Auch Zurückgenommenes zeigen",
  "log.look": "Das Spielfeld danach ansehen",

  "chat.players": "Spieler",
  "chat.spectators": "Zuschauer",
  "chat.room": "Wer hier spricht",
  "chat.empty": "Noch hat niemand etwas gesagt.",
  "chat.write": "Deine Nachricht",
  "chat.send": "Senden",
  "chat.sign-in": "Melde dich an, um mitzureden.",
  "chat.gone": "Jemand, der nicht mehr da ist",
  "chat.apart": "Die Spieler lesen erst nach der Partie, was Zuschauer sagen.",
  "chat.failed": "Das wurde nicht gesendet. Versuche es gleich noch einmal.",

  "notes.label": "Deine Notizen zu diesem Tisch",
  "notes.help": "Das kannst nur du lesen.",
  "notes.saved": "Gespeichert",
  "notes.saving": "Wird gespeichert …",
  "notes.failed": "Noch nicht gespeichert; deine Worte sind noch da. Neuer Versuch läuft.",

  "at-table.open": "Tisch",
  "at-table.title": "An diesem Tisch",
  "at-table.petition": "Um Rücknahme bitten …",
  "at-table.orders": "Daueraufträge …",
  "at-table.notices": "Benachrichtigungen dieses Tisches…",
  "at-table.branch": "Ausprobieren (eigener Zweig)",
  "at-table.branch-help":
    "Eine Kopie des Tisches, die nur du siehst. Was du nicht wissen kannst, wird neu verteilt, und du spielst alle Plätze.",
  "at-table.origin": "Zurück zum echten Tisch",
  "at-table.export": "Partie als Datei herunterladen",
  "at-table.export-later": "Die Datei gibt es für die Mitspieler, wenn die Partie zu Ende ist.",
  "at-table.resign": "Aufgeben …",
  "at-table.watch": "Link für Zuschauer kopieren",
  "at-table.watch-copied": "Der Link ist in deiner Zwischenablage.",
  "at-table.watch-private": "Dieser Tisch ist privat: Nur wer mitspielt, kann ihn sehen.",
  "at-table.cancel": "Abbrechen",

  "resign.title": "Diese Partie aufgeben?",
  "resign.text":
    "Ab jetzt spielt ein Programm auf deinem Platz. Du kannst zusehen, aber nicht auf den Platz zurückkehren.",
  "resign.yes": "Ja, ich gebe auf",

  "petition.title": "Um Rücknahme bitten",
  "petition.text":
    "Alle anderen Menschen am Tisch müssen zustimmen. Würfel und Karten fallen danach genauso wie vorher.",
  "petition.to": "Wie weit zurück?",
  "petition.mine": "Bis vor meine letzte Antwort",
  "petition.mine-none": "Du hast noch nichts geantwortet.",
  "petition.shown": "Bis zu der Stellung, die du gerade siehst (Zug {move} von {moves})",
  "petition.ask": "Die anderen bitten",
  "petition.asks": "{name} bittet, zu Zug {move} von {moves} zurückzugehen.",
  "petition.asked": "Du hast gebeten, zu Zug {move} von {moves} zurückzugehen.",
  "petition.look": "Ansehen",
  "petition.agree": "Zustimmen",
  "petition.refuse": "Ablehnen",
  "petition.voted": "Du hast zugestimmt.",
  "petition.waits": "Es fehlt noch: {names}.",
  "petition.until": "Bis {time}.",
  "petition.withdraw": "Bitte zurückziehen",
  "petition.accepted": "Der Tisch ist zu Zug {move} zurückgegangen.",
  "petition.refused": "Die Rücknahme wurde abgelehnt.",
  "petition.withdrawn": "Die Bitte um Rücknahme wurde zurückgezogen.",
  "petition.expired": "Die Bitte um Rücknahme blieb zu lange unbeantwortet.",

  "orders.title": "Daueraufträge",
  "orders.text":
    "Was du hier festlegst, wird für dich geantwortet, sobald die Frage kommt und solange die Regeln es erlauben. Sonst sieht es niemand.",
  "orders.none": "Du hast keine Aufträge gegeben.",
  "orders.earlier": "Eine Frage, die dir früher gestellt wurde",
  "orders.answer": "Antwort: {answer}",
  "orders.end": "Mich wieder fragen",
  "orders.new": "Immer wenn ich das gefragt werde",
  "orders.with": "antworte mit",
  "orders.give": "Diesen Auftrag geben",
  "orders.unfit": "Auf diese Frage kann nicht im Voraus geantwortet werden.",
  "orders.not-asked":
    "Einen neuen Auftrag kannst du geben, während dir die Frage gestellt ist, um die es geht.",

  "branch.here": "Du probierst etwas aus. Niemand sieht es, und nichts davon ist wahr.",

  "recap.button": "Seit meinem letzten Zug",
  "recap.nothing": "Seit deiner letzten Antwort ist nichts geschehen.",
  "recap.title": "Seit deinem letzten Zug",
  "recap.count": "{number} von {count}",
  "recap.on": "Weiter",
  "recap.back": "Zurück",
  "recap.end": "Zurück zur Gegenwart",

  "past.scrubber": "Züge dieser Partie",
  "past.move": "Zug {move} von {moves}",
  "past.back": "Einen Zug zurück",
  "past.on": "Einen Zug vor",
  "past.now": "Zurück zur Gegenwart",
  "past.start": "Zum Anfang",
  "past.keys":
    "Umschalt mit den Pfeiltasten geht einen Zug zurück oder vor; Pos1 und Ende führen zum Anfang und zur Gegenwart.",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.speed": "Tempo",
  "replay.times": "{speed}×",
};

export default german;
