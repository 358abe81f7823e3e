import * as words from "./demo-words.ts";

/** Pseudo-random numbers with a fixed seed (linear congruential generator). */
export function createDraw(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return {
    next,
    of: <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item,
  };
}

export type DemoDraw = ReturnType<typeof createDraw>;

/** Ids that later records reference. */
export interface DemoIds {
  readonly clinics: readonly string[];
  readonly rooms: readonly string[];
  readonly veterinarians: readonly string[];
  readonly keepers: readonly string[];
  readonly patients: readonly string[];
  readonly medicines: readonly string[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A date relative to today: `2026-03-01`. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
}

export function toKeeper(draw: DemoDraw, index: number) {
  const fullName = `${words.firstNames[index % words.firstNames.length]} ${draw.of(words.surnames)}`;
  const plain = fullName.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(" ", ".");
  return {
    fullName,
    taxNumber: `${String(10_000_000 + index * 7919)}${"TRWAGMYFPDXBNJZSQVHLCKE"[index % 23]}`,
    emailAddress: `${plain}.${index}@correo.example`,
    telephone: `+34 6${String(10_000_000 + draw.next(89_999_999))}`,
    contactChannel: draw.of(["phoneCall", "phoneCall", "textMessage", "letter"]),
    reminderConsent: draw.next(4) > 0,
  };
}

export function toPatient(
  draw: DemoDraw,
  index: number,
  ids: { keepers: readonly string[]; breeds: readonly string[] },
) {
  const vitalState = draw.of(["underCare", "underCare", "underCare", "underCare", "transferred", "deceased"]);
  return {
    callName: words.callNames[index % words.callNames.length],
    keeperId: draw.of(ids.keepers),
    breedId: draw.of(ids.breeds),
    animalSex: draw.of(["female", "male"]),
    birthDate: day(-200 - draw.next(4000)),
    bodyWeight: (1 + draw.next(350)) / 10,
    chipNumber: `9410000${String(10_000_000 + index * 137)}`,
    neutered: draw.next(2) === 0,
    allergies: draw.next(5) === 0 ? ["Penicilina"] : [],
    vitalState,
    ...(vitalState === "deceased" ? { deceasedOn: day(-draw.next(200)) } : {}),
  };
}

/** Past visits have a final status; future ones are still expected. */
export function toAppointment(draw: DemoDraw, ids: DemoIds) {
  const clinic = draw.next(ids.clinics.length);
  const perClinic = words.rooms.length;
  // Every sixth visit is today.
  const offset = draw.next(6) === 0 ? 0 : draw.next(60) - 40;
  const isOver = offset < 0 || (offset === 0 && draw.next(3) === 0);
  const morning = new Date(`${day(offset)}T08:00:00Z`).getTime();
  return {
    visitReason: draw.of(words.visitReasons),
    patientId: draw.of(ids.patients),
    veterinarianId: draw.of(ids.veterinarians),
    clinicId: ids.clinics[clinic],
    consultingRoom: ids.rooms[clinic * perClinic + draw.next(perClinic)],
    startsAt: new Date(morning + draw.next(36) * 15 * MINUTE_MS).toISOString(),
    durationMinutes: draw.of([15, 20, 30, 45]),
    urgency: draw.of(["routine", "routine", "routine", "preferential", "critical"]),
    appointmentPhase: isOver
      ? draw.of(["attended", "attended", "attended", "calledOff", "missed"])
      : draw.of(["requested", "confirmed"]),
    consultationFee: draw.of([35, 35, 48.5, 60]),
  };
}

export function toInvoice(draw: DemoDraw, index: number, ids: DemoIds) {
  const settlementState = draw.of(["settled", "settled", "unsettled", "writtenOff"]);
  const lines = Array.from({ length: 1 + draw.next(3) }, (_, position) => ({
    concept: draw.of(["Consulta", "Vacuna", "Radiografía", "Cirugía menor", "Medicación"]),
    unitCount: 1 + draw.next(3),
    linePrice: draw.of([12.5, 35, 48.5, 120]),
    vatRate: draw.of(["standardRate", "reducedRate"]),
    position,
  }));
  const issuedOn = day(-draw.next(120));
  return {
    invoice: {
      invoiceNumber: `26/${String(index + 1).padStart(5, "0")}`,
      keeperId: draw.of(ids.keepers),
      issuedOn,
      settlementState,
      ...(settlementState === "settled" ? { settledOn: issuedOn } : {}),
      amountDue: lines.reduce((sum, line) => sum + line.unitCount * line.linePrice, 0),
    },
    lines,
  };
}
