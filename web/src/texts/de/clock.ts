import type { Same } from "../messages";
import type english from "../en/clock";

const german: Same<typeof english> = {
  "clock.title": "Bedenkzeit",
  "clock.none": "Keine Uhr",
  "clock.none.help": "Keine Zeit läuft, niemand wird erinnert. Für Partien an einem Gerät oder unter Bots.",
  "clock.friends": "Unter Freunden",
  "clock.friends.help":
    "Die Zeit wird gezählt, läuft aber nie ab. Nach einer Woche ohne Antwort dürfen die anderen entscheiden, wie es weitergeht.",
  "clock.brisk": "Ein Tag, je Zug {increment} dazu",
  "clock.steady": "Drei Tage, je Zug {increment} dazu",
  "clock.leisurely": "Drei Tage, je Zug {increment} dazu",
  "clock.live-15": "Live, {bank}",
  "clock.live-40": "Live, {bank}",
  "clock.live-90": "Live, {bank}",
  "clock.bank.help":
    "Alle haben {bank}, gewinnen mit jedem Zug {increment} dazu und sammeln nie mehr als {cap}. Ist die Zeit um, bleiben {grace} Schonfrist.",
  "clock.bank.pace.brisk": "Etwa ein Zug am Tag oder mehr.",
  "clock.bank.pace.steady": "Gut für ein paar Züge in der Woche.",
  "clock.bank.pace.leisurely": "Für Leute mit wenig Zeit.",
  "clock.live.help":
    "Alle sitzen jetzt am Tisch. Jede Person hat {bank} und gewinnt mit jedem Zug {increment} dazu, bis höchstens {cap}.",
  "clock.pauses": "Ruhezeiten und Urlaub",
  "clock.pauses.yes": "Halten die Uhren an",
  "clock.pauses.yes.help": "Nachts und im Urlaub läuft niemandes Zeit.",
  "clock.pauses.no": "Gelten hier nicht",
  "clock.pauses.no.help": "Die Uhren laufen immer. Für Turniere und Abende am Tisch.",
  "clock.of": "Zeit von {name}: {time}",
  "clock.left": "noch {time}",
  "clock.spent": "bisher {time}",
  "clock.paused": "ruht bis {time}",
  "clock.late": "Zeit abgelaufen",
  "clock.absent": "fehlt",
  "clock.deadline": "Läuft bis {time}",
  "clock.nudge": "Erinnern",
  "clock.nudge.of": "{name} erinnern",
  "clock.nudged": "{name} wird erinnert.",
  "clock.call-vote": "Die anderen fragen, wie es ohne {name} weitergeht",

  "absence.asks": "{name} ist nicht rechtzeitig zurückgekommen. Wie soll es weitergehen?",
  "absence.waits": "Die Zeit von {name} ist abgelaufen; der Tisch entscheidet.",
  "absence.until": "Bis {time}.",
  "absence.votes": { one: "Bisher {count} Stimme.", other: "Bisher {count} Stimmen." },
  "absence.mine": "Deine Zeit ist um, und die anderen entscheiden gerade. Antworte, dann bist du wieder da.",
  "absence.wait": "Warten",
  "absence.caretaker": "Vertretung",
  "absence.replace": "Jemand anders",
  "absence.end": "Hier beenden",
  "absence.wait.help": "Noch einmal die Schonfrist; danach wird der Tisch wieder gefragt.",
  "absence.caretaker.help":
    "Ein Bot tut nur, was getan werden muss; der Platz kann jederzeit zurückgenommen werden.",
  "absence.replace.help": "Eine Vertretung spielt, bis jemand den Platz übernimmt.",
  "absence.end.help": "Mit den Punkten, wie sie jetzt stehen. Alle müssen es wollen.",
  "absence.kept":
    "Eine Vertretung spielt für dich: Sie handelt nicht, greift niemanden an und gibt nichts aus, was sie nicht muss.",
  "absence.return": "Meinen Platz zurücknehmen",
  "absence.returned": "Das ist wieder dein Platz.",
  "seat.caretaker": "Vertretung",
  "seat.wanted": "Platz zu übernehmen",
  "absence.take-over": "Diesen Platz übernehmen",
  "absence.ended": "Im Einvernehmen beendet, mit den Punkten, wie sie standen.",
  "card.wanted": {
    one: "Sucht jemanden, der einen Platz übernimmt",
    other: "Sucht {count} Leute, die Plätze übernehmen",
  },

  "reliable.title": "Verlässlichkeit",
  "reliable.finished": {
    none: "noch keine Partie beendet",
    one: "{count} Partie beendet",
    other: "{count} Partien beendet",
  },
  "reliable.timed-out": {
    none: "nie die Zeit überschritten",
    one: "einmal die Zeit überschritten",
    other: "{count}-mal die Zeit überschritten",
  },
  "reliable.median": "antwortet binnen {time}",

  "hours.title": "Wann meine Uhren ruhen",
  "hours.text":
    "In diesen Stunden und an diesen Tagen läuft keine deiner Uhren, an jedem Tisch, der Pausen zulässt. Deine Zeitzone stellst du oben ein.",
  "hours.quiet": "Ruhezeit",
  "hours.quiet.on": "Jede Nacht ruhen",
  "hours.from": "von",
  "hours.until": "bis",
  "hours.save": "Speichern",
  "hours.holiday": "Urlaub",
  "hours.left": {
    none: "dieses Jahr ist kein Tag mehr übrig",
    one: "dieses Jahr noch {count} von {all} Tagen",
    other: "dieses Jahr noch {count} von {all} Tagen",
  },
  "hours.first": "erster Tag",
  "hours.last": "letzter Tag",
  "hours.plan": "Urlaub eintragen",
  "hours.now": "jetzt",
  "hours.call-off": "Absagen",
  "hours.back": "Ich bin zurück",

  "orders.reactions": "Wenn andere etwas tun",
  "orders.reactions.text":
    "Eine solche Frage wird dann nach einer ausgelosten Weile für dich beantwortet, ob du hättest reagieren können oder nicht. An der Zeit erkennt es niemand.",
  "orders.reaction.ask": "Mich fragen",
  "orders.reaction.only": "Geschehen lassen, wenn ich nichts tun kann",
  "orders.reaction.always": "Immer geschehen lassen",
  "orders.how-long": "Wie lange",
  "orders.always": "Bis ich ihn beende",
  "orders.once": "Nur das nächste Mal",
  "orders.until-warned": "Bis mir jemand etwas tut",
};

export default german;
