import type { Random } from "./random.ts";

const FIRST_NAMES = [
  ..."Ana Beatriz Bruno Camila Carlos Cecília Daniel Débora Eduardo Fernanda Gabriel Helena Igor Isabela João".split(
    " ",
  ),
  ..."Júlia Larissa Leandro Letícia Lucas Luíza Marcos Mariana Mateus Patrícia Paulo Rafaela Renato Sofia".split(" "),
  ..."Tatiana Thiago Vanessa Vinícius Vitória Yasmin".split(" "),
] as [string, ...string[]];

const LAST_NAMES = [
  ..."Almeida Araújo Barbosa Batista Cardoso Carvalho Castro Costa Dias Duarte Farias Fernandes Ferreira".split(" "),
  ..."Freitas Gonçalves Lima Lopes Machado Martins Mendes Monteiro Moraes Moreira Nascimento Nogueira Nunes".split(" "),
  ..."Oliveira Pereira Pinto Ramos Ribeiro Rocha Santos Silva Souza Teixeira Vieira".split(" "),
] as [string, ...string[]];

const SUBJECTS = [
  "Matemática",
  "História",
  "Português",
  "Biologia",
  "Química",
  "Geografia",
  "Física",
  "Artes",
] as const;
const CITIES = [
  "Recife",
  "Campinas",
  "Belo Horizonte",
  "Curitiba",
  "Salvador",
  "Manaus",
  "Goiânia",
  "Niterói",
] as const;
const STATUSES = ["active", "active", "active", "active", "active", "pending", "inactive", "suspended"] as const;
/** Names that can belong to nobody (RFC 2606). */
const PERSONAL_DOMAINS = ["example.com", "example.org", "example.net"] as const;
const SCHOOL_DOMAINS = ["colegio-horizonte.example", "escola-ipe.example", "instituto-aurora.example"] as const;

const FIRST_DAY = Date.UTC(2024, 8, 2, 11);
const DAY_MS = 86_400_000;
const DAYS = 420;

/** A plan as accounts need it. */
export interface PlanChoice {
  readonly planId: string;
  readonly payments: readonly [PaymentChoice, ...PaymentChoice[]];
  readonly isBusiness: boolean;
}

export interface PaymentChoice {
  readonly id: string;
  readonly price: number;
}

/** Fields of the demo's accounts; no two have the same e-mail address. */
export function toDemoAccounts(
  random: Random,
  plans: readonly [PlanChoice, ...PlanChoice[]],
  count: number,
): readonly Readonly<Record<string, unknown>>[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, () => toDemoAccount(random, random.pick(plans), taken));
}

function toDemoAccount(random: Random, plan: PlanChoice, taken: Set<string>): Readonly<Record<string, unknown>> {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const domain = random.pick(plan.isBusiness ? SCHOOL_DOMAINS : PERSONAL_DOMAINS);
  const email = toFreeAddress(`${first}.${last}`, domain, taken);
  const payment = random.pick(plan.payments);
  const created = FIRST_DAY + random.below(DAYS) * DAY_MS + random.below(36_000) * 1_000;
  const updated = created + random.below(60) * DAY_MS;
  const status = random.pick(STATUSES);
  const hasPlan = status !== "pending" || random.below(2) === 0;
  const place = random.pick(CITIES);
  const presentation = plan.isBusiness
    ? `Coordenação pedagógica em ${place}.`
    : `Docente de ${random.pick(SUBJECTS)} em ${place}.`;
  return {
    username: email,
    email,
    status,
    type: plan.isBusiness ? "business" : "individual",
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    principalUser: plan.isBusiness && random.below(3) === 0,
    ...(random.below(3) > 0 ? { presentation: `${first} ${last}. ${presentation}` } : {}),
    ...(hasPlan ? { planId: plan.planId, planPayment: payment.id, amount: payment.price } : {}),
  };
}

function toFreeAddress(name: string, domain: string, taken: Set<string>): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  for (let number = 1; ; number += 1) {
    const address = `${plain}${number === 1 ? "" : number}@${domain}`;
    if (!taken.has(address)) {
      taken.add(address);
      return address;
    }
  }
}
