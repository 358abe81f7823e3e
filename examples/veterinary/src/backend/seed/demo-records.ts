import * as words from "./demo-words.ts";

/** Pseudo-random numbers with a fixed seed (linear congruential generator). */
export function createRandom(seed: number) {
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

export type Random = ReturnType<typeof createRandom>;

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

export function toKeeper(random: Random, index: number) {
  const fullName = `${words.firstNames[index % words.firstNames.length]} ${random.of(words.surnames)}`;
  const plain = fullName.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(" ", ".");
  return {
    fullName,
    taxNumber: `${String(10_000_000 + index * 7919)}${"TRWAGMYFPDXBNJZSQVHLCKE"[index % 23]}`,
    emailAddress: `${plain}.${index}@correo.example`,
    telephone: `+34 6${String(10_000_000 + random.next(89_999_999))}`,
    contactChannel: random.of(["phoneCall", "phoneCall", "textMessage", "letter"]),
    reminderConsent: random.next(4) > 0,
  };
}

export function toPatient(
  random: Random,
  index: number,
  ids: { keepers: readonly string[]; breeds: readonly string[] },
) {
  const vitalState = random.of(["underCare", "underCare", "underCare", "underCare", "transferred", "deceased"]);
  return {
    callName: words.callNames[index % words.callNames.length],
    keeperId: random.of(ids.keepers),
    breedId: random.of(ids.breeds),
    animalSex: random.of(["female", "male"]),
    birthDate: day(-200 - random.next(4000)),
    bodyWeight: (1 + random.next(350)) / 10,
    chipNumber: `9410000${String(10_000_000 + index * 137)}`,
    neutered: random.next(2) === 0,
    allergies: random.next(5) === 0 ? ["Penicilina"] : [],
    vitalState,
    ...(vitalState === "deceased" ? { deceasedOn: day(-random.next(200)) } : {}),
  };
}

/** Past visits have a final status; future ones are still expected. */
export function toAppointment(random: Random, ids: DemoIds) {
  const clinic = random.next(ids.clinics.length);
  const perClinic = words.rooms.length;
  // Every sixth visit is today.
  const offset = random.next(6) === 0 ? 0 : random.next(60) - 40;
  const isOver = offset < 0 || (offset === 0 && random.next(3) === 0);
  const morning = new Date(`${day(offset)}T08:00:00Z`).getTime();
  return {
    visitReason: random.of(words.visitReasons),
    patientId: random.of(ids.patients),
    veterinarianId: random.of(ids.veterinarians),
    clinicId: ids.clinics[clinic],
    consultingRoom: ids.rooms[clinic * perClinic + random.next(perClinic)],
    startsAt: new Date(morning + random.next(36) * 15 * MINUTE_MS).toISOString(),
    durationMinutes: random.of([15, 20, 30, 45]),
    urgency: random.of(["routine", "routine", "routine", "preferential", "critical"]),
    appointmentPhase: isOver
      ? random.of(["attended", "attended", "attended", "calledOff", "missed"])
      : random.of(["requested", "confirmed"]),
    consultationFee: random.of([35, 35, 48.5, 60]),
  };
}

export function toInvoice(random: Random, index: number, ids: DemoIds) {
  const settlementState = random.of(["settled", "settled", "unsettled", "writtenOff"]);
  const lines = Array.from({ length: 1 + random.next(3) }, (_, position) => ({
    concept: random.of(["Consulta", "Vacuna", "Radiografía", "Cirugía menor", "Medicación"]),
    unitCount: 1 + random.next(3),
    linePrice: random.of([12.5, 35, 48.5, 120]),
    vatRate: random.of(["standardRate", "reducedRate"]),
    position,
  }));
  const issuedOn = day(-random.next(120));
  return {
    invoice: {
      invoiceNumber: `26/${String(index + 1).padStart(5, "0")}`,
      keeperId: random.of(ids.keepers),
      issuedOn,
      settlementState,
      ...(settlementState === "settled" ? { settledOn: issuedOn } : {}),
      amountDue: lines.reduce((sum, line) => sum + line.unitCount * line.linePrice, 0),
    },
    lines,
  };
}
