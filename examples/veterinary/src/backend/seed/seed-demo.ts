import { createDemoWriter, type Db } from "entity-console/backend";
import { storage } from "../../../generated/backend/storage.ts";
import {
  createRandom,
  type DemoIds,
  day,
  type Random,
  toAppointment,
  toInvoice,
  toKeeper,
  toPatient,
} from "./demo-records.ts";
import * as words from "./demo-words.ts";

const { insertRecords, insertLinks } = createDemoWriter(storage);

const COUNTS = { keepers: 40, patients: 70, appointments: 160, invoices: 60, treatments: 25, vaccinations: 45 };
const SEED = 20_260_301;

/** Fills an empty database with three clinics, their animals, and appointments around today. */
export async function seedDemo(tx: Db): Promise<void> {
  const random = createRandom(SEED);
  const staff = await seedClinics(tx, random);
  const medicines = await insertRecords(
    tx,
    "medicine",
    words.medicines.map(([tradeName, activeIngredient, dosageForm, stockedDoses, unitPrice, supplyState]) => ({
      ...{ tradeName, activeIngredient, dosageForm, stockedDoses, unitPrice, supplyState, prescriptionOnly: true },
    })),
  );
  const ids = { ...staff, ...(await seedAnimals(tx, random)), medicines };
  await insertRecords(
    tx,
    "appointment",
    times(COUNTS.appointments, () => toAppointment(random, ids)),
  );
  await seedCare(tx, random, ids);
  await seedInvoices(tx, random, ids);
  const rosters = [-14, -7, 0].map((offset, index) => ({
    rosterWeek: monday(offset),
    veterinarianId: ids.veterinarians[index],
  }));
  await insertRecords(tx, "dutyRoster", rosters);
}

async function seedClinics(tx: Db, random: Random) {
  const clinics = await insertRecords(
    tx,
    "clinic",
    words.clinicNames.map((clinicName, index) => ({
      clinicName,
      postalAddress: `Calle de la Fuente ${10 + index}, Valencia`,
      foundingYear: 2004 + index * 5,
      nightService: index === 0,
      website: `https://huella.example/${index + 1}`,
      publicNotice: "<p>Abierto de <strong>lunes a sábado</strong>, de 9 a 20 h.</p>",
    })),
  );
  const rooms: string[] = [];
  for (const clinicId of clinics) {
    const rows = words.rooms.map(([roomName, roomEquipment], position) => {
      return { roomName, roomEquipment, storey: position < 2 ? 0 : -1, clinicId, position };
    });
    rooms.push(...(await insertRecords(tx, "consultingRoom", rows)));
  }
  const veterinarians = await insertRecords(
    tx,
    "veterinarian",
    words.veterinarianNames.map((fullName, index) => ({
      fullName,
      licenceNumber: `VA-${String(1204 + index * 37)}`,
      dutyState: index === 4 ? "onLeave" : "onDuty",
      specialities: [random.of(words.specialities)],
      hiredOn: day(-300 * (index + 1)),
      hourlyRate: 22 + index * 3,
    })),
  );
  const works = veterinarians.map((owner, index) => ({ owner, targets: [clinics[index % clinics.length] ?? ""] }));
  await insertLinks(tx, "veterinarian", works);
  return { clinics, rooms, veterinarians };
}

async function seedAnimals(tx: Db, random: Random) {
  const breeds = await insertRecords(
    tx,
    "breed",
    words.breeds.map(([breedName, animalSpecies, adultWeight, commonName]) => {
      return { breedName, commonName, animalSpecies, adultWeight, predispositions: [] };
    }),
  );
  const keepers = await insertRecords(
    tx,
    "keeper",
    times(COUNTS.keepers, (index) => toKeeper(random, index)),
  );
  const ids = { keepers, breeds };
  const patients = await insertRecords(
    tx,
    "patient",
    times(COUNTS.patients, (index) => toPatient(random, index, ids)),
  );
  return { keepers, patients };
}

async function seedCare(tx: Db, random: Random, { patients, veterinarians, medicines }: DemoIds) {
  const treatments = times(COUNTS.treatments, () => ({
    diagnosis: random.of(["Otitis externa", "Gastroenteritis", "Dermatitis alérgica", "Artrosis"]),
    patientId: random.of(patients),
    veterinarianId: random.of(veterinarians),
    urgency: random.of(["routine", "preferential"]),
    prescribedOn: day(-random.next(90)),
    treatmentDays: random.of([5, 7, 10, 30]),
    instructions: "<p>Con comida, cada <strong>12 horas</strong>.</p>",
  }));
  const owners = await insertRecords(tx, "treatment", treatments);
  const links = owners.map((owner) => ({ owner, targets: [random.of(medicines)] }));
  await insertLinks(tx, "treatment", links);
  const injections = times(COUNTS.vaccinations, (index) => {
    const given = random.next(400);
    return {
      batchNumber: `L${2400 + index}-${random.of(["A", "B", "C"])}`,
      patientId: random.of(patients),
      medicineId: medicines[1 + (index % 2)],
      administeredOn: day(-given),
      boosterDue: day(365 - given),
    };
  });
  await insertRecords(tx, "vaccination", injections);
}

async function seedInvoices(tx: Db, random: Random, ids: DemoIds) {
  const drafts = times(COUNTS.invoices, (index) => toInvoice(random, index, ids));
  const invoices = await insertRecords(
    tx,
    "invoice",
    drafts.map(({ invoice }) => invoice),
  );
  const lines = drafts.flatMap((draft, index) => draft.lines.map((line) => ({ ...line, invoiceId: invoices[index] })));
  await insertRecords(tx, "invoiceLine", lines);
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The Monday of a week, relative to today. */
function monday(offset: number): string {
  const weekday = (new Date(`${day(offset)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return day(offset - weekday);
}
