import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountUpdateSchema } from "../../generated/schemas/account.ts";
import { couponCreateSchema, couponUpdateSchema } from "../../generated/schemas/coupon.ts";
import { featureCreateSchema, featureUpdateSchema } from "../../generated/schemas/feature.ts";
import { planCreateSchema, planUpdateSchema } from "../../generated/schemas/plan.ts";
import { accountScreens } from "../../generated/screens/account.ts";
import { couponScreens } from "../../generated/screens/coupon.ts";
import { featureScreens } from "../../generated/screens/feature.ts";
import { planScreens } from "../../generated/screens/plan.ts";
import { validateAccountUpdate } from "../../generated/validators/account.js";
import { validateCouponCreate, validateCouponUpdate } from "../../generated/validators/coupon.js";
import { validateFeatureCreate, validateFeatureUpdate } from "../../generated/validators/feature.js";
import { validatePlanCreate, validatePlanUpdate } from "../../generated/validators/plan.js";
import { createTransport } from "../../src/console/api/transport.ts";
import { CreateScreen } from "../../src/console/crud/screens/create-screen.tsx";
import { EditScreen } from "../../src/console/crud/screens/edit-screen.tsx";
import { ListScreen } from "../../src/console/crud/screens/list-screen.tsx";
import { ShowScreen } from "../../src/console/crud/screens/show-screen.tsx";
import { renderScreen } from "../../src/console/crud/testing/render-screen.tsx";
import type { EntityScreens, FormModule } from "../../src/contract/screens.ts";
import { type ForeignBackend, startForeignBackend } from "../foreign-backend/foreign-backend.ts";
import {
  everyHabit,
  featureIn,
  foreignIds,
  foreignPosts,
  foreignTexts,
  foreignWorld,
  pairedHabits,
} from "./journeys/foreign-subscriptions.ts";

/** The input of a field. */
function findField(path: string): Promise<HTMLElement> {
  return waitFor(() => document.getElementById(`form.${path}`) ?? expect.fail(`no field ${path}`));
}

/** Replaces the text of a field in one step; other tests cover typing. */
const filling = (user: UserEvent) => async (path: string, text: string) => {
  const input = await findField(path);
  await user.clear(input);
  await user.paste(text);
};

const forms = {
  feature: { screens: featureScreens, form: { schema: featureUpdateSchema, validate: validateFeatureUpdate } },
  plan: { screens: planScreens, form: { schema: planUpdateSchema, validate: validatePlanUpdate } },
  coupon: { screens: couponScreens, form: { schema: couponUpdateSchema, validate: validateCouponUpdate } },
  account: { screens: accountScreens, form: { schema: accountUpdateSchema, validate: validateAccountUpdate } },
} satisfies { readonly [entity: string]: { readonly screens: EntityScreens; readonly form: FormModule } };

const created = {
  feature: { screens: featureScreens, form: { schema: featureCreateSchema, validate: validateFeatureCreate } },
  plan: { screens: planScreens, form: { schema: planCreateSchema, validate: validatePlanCreate } },
  coupon: { screens: couponScreens, form: { schema: couponCreateSchema, validate: validateCouponCreate } },
} satisfies { readonly [entity: string]: { readonly screens: EntityScreens; readonly form: FormModule } };

/** Helpers to fill in a form. */
interface Hand {
  readonly user: UserEvent;
  readonly fill: (path: string, text: string) => Promise<void>;
  readonly press: (text: string) => Promise<void>;
}

/** Initial records of their lists. */
const firstRows = { feature: "Redação", plan: "Escola", coupon: "volta 10" };

const showOf = (entity: keyof typeof forms, id: string) => ({
  route: `/${entity}s/show/:id`,
  at: `/${entity}s/show/${id}`,
});

/** Pairwise combinations of formats; `npm run test:full` uses all twelve. */
const habitsNow = process.env["EVERY_HABIT"] ? everyHabit : pairedHabits;

describe.each(habitsNow)("a foreign backend: $shape, $ids ids, relations as $relations", (habits) => {
  let foreign: ForeignBackend;
  const ids = { ...foreignIds(habits), feature: foreignIds(habits).essay };
  const texts = foreignTexts(habits);

  beforeEach(async () => {
    foreign = await startForeignBackend(foreignWorld(habits));
  });
  afterEach(() => foreign.close());

  const render = (options: Omit<Parameters<typeof renderScreen>[0], "backend">) => {
    const paths = { authenticate: "/authentication", refresh: "/refresh-token" };
    const tokens = { accessToken: async () => "token", renewedToken: async () => null };
    const backend = createTransport({ backend: { url: `${foreign.url}/api`, paths }, tokens, timeoutMs: null });
    return renderScreen({ ...options, backend });
  };

  async function edit(entity: keyof typeof forms) {
    const { screens, form } = forms[entity];
    const at = `${screens.routes.list}/edit/${ids[entity]}`;
    const shown = await render({
      route: `${screens.routes.list}/edit/:id`,
      at,
      element: <EditScreen screens={screens} form={form} />,
    });
    const save = async () => {
      await shown.user.click(screen.getByText("Salvar"));
      await waitFor(() => expect(foreign.writes).toHaveLength(1));
      const [put] = foreign.writes;
      expect(put?.method).toBe("PUT");
      expect(put?.path).toBe(`${screens.routes.list}/${ids[entity]}`);
      return put?.body;
    };
    return { ...shown, fill: filling(shown.user), save };
  }

  test("receives a feature as it was returned, with a new name", async () => {
    const { fill, save } = await edit("feature");
    await fill("name", "Redações");
    expect(await save()).toBe(texts.essay.replace('"Redação"', '"Redações"'));
  });

  test("receives a plan as it was returned, with a new name and an added feature", async () => {
    const { user, fill, save } = await edit("plan");
    await fill("name", "Escola nova");
    await user.click(await findField("features"));
    expect(await screen.findByRole("button", { name: /: Redação$/ })).toBeTruthy();
    await user.click(await screen.findByRole("option", { name: "Questões" }));
    const [essay, questions] = [featureIn(habits, "essay"), featureIn(habits, "questions")];
    expect(await save()).toBe(
      texts.plan.replace('"name":"Escola"', '"name":"Escola nova"').replace(`[${essay}]`, `[${essay},${questions}]`),
    );
  });

  test("gets a coupon back with another code", async () => {
    const coupon = await edit("coupon");
    await coupon.fill("code", "VOLTA-20");
    expect(await coupon.save()).toBe(texts.coupon.replace('"volta 10"', '"VOLTA-20"'));
  });

  test("receives an account with its presentation unchanged", async () => {
    const { fill, save } = await edit("account");
    await fill("presentation", "Coordena");
    expect(await save()).toBe(texts.account.replace(/\}$/, ',"presentation":"Coordena"}'));
  });

  /** Creates a record in its form, and expects it to be sent, shown, deleted and removed from the list. */
  async function makeAndDelete(entity: keyof typeof created, typeAll: (hand: Hand) => Promise<void>) {
    const { screens, form } = created[entity];
    const { list = "", show = "", create = "" } = screens.routes;
    const made = await render({
      route: `${create}`,
      at: `${create}`,
      element: <CreateScreen screens={screens} form={form} />,
    });
    await findField(entity === "coupon" ? "code" : "name");
    const press = async (text: string) => made.user.click(await screen.findByText(text));
    await typeAll({ user: made.user, fill: filling(made.user), press });
    await press("Salvar");
    await waitFor(() => expect(foreign.writes).toHaveLength(1));
    const [post] = foreign.writes;
    expect([post?.method, post?.path]).toEqual(["POST", list]);
    const wanted: object = foreignPosts(habits)[entity];
    expect(JSON.parse(post?.body ?? "")).toMatchObject(wanted);
    await waitFor(() => expect(made.address()).toMatch(/\/show\/(id-)?\d+$/));
    made.unmount();

    const title = String(Object.values(wanted)[0]);
    const shown = await render({
      route: `${show?.replace("{id}", ":id")}`,
      at: made.address(),
      element: <ShowScreen screens={screens} />,
    });
    await screen.findByRole("heading", { level: 1, name: title });
    await shown.user.click(screen.getByRole("button", { name: new RegExp(title) }));
    await shown.user.click(await screen.findByRole("menuitem", { name: "Excluir" }));
    const dialog = within(await screen.findByRole("dialog"));
    await shown.user.click(await dialog.findByRole("button", { name: /^Excluir/ }));
    await waitFor(() => expect(foreign.writes).toHaveLength(2));
    expect(foreign.writes[1]).toMatchObject({
      method: "DELETE",
      path: made.address().replace("/show/", "/"),
      body: "",
    });
    await shown.arrivesAt(list ?? "");
    shown.unmount();

    await render({ route: `${list}`, at: `${list}`, element: <ListScreen screens={screens} /> });
    await screen.findByRole("link", { name: firstRows[entity] });
    expect(screen.queryByText(title)).toBeNull();
  }

  test("is sent a new feature, which is shown and deleted", async () => {
    await makeAndDelete("feature", async ({ user, fill, press }) => {
      await fill("name", "Apresentações");
      await user.click(screen.getByRole("combobox", { name: /Função/ }));
      await press("Criação de apresentações");
    });
  });

  test("is sent a new plan with a feature and a payment, which is shown and deleted", async () => {
    await makeAndDelete("plan", async ({ user, fill, press }) => {
      await fill("name", "Município");
      await user.click(await findField("recommended"));
      await user.click(await findField("features"));
      await press("Questões");
      await fill("initialCredits", "1200");
      await press("Adicionar");
      await fill("planPayments.0.name", "Anual");
      await fill("planPayments.0.price", "49900");
    });
  });

  test("is sent a new coupon for an account, which is shown and deleted", async () => {
    await makeAndDelete("coupon", async ({ user, fill, press }) => {
      await fill("code", "NATAL-25");
      await user.click(screen.getByRole("combobox", { name: /Tipo/ }));
      await press("Desconto");
      await fill("value", "1250");
      await user.click(screen.getByRole("radio", { name: "Individual" }));
      await user.click(await findField("accounts"));
      await press("ana@escola.example");
    });
  });

  test("shows related records by title, and unknown values as they are", async () => {
    const plan = await render({ ...showOf("plan", ids.plan), element: <ShowScreen screens={planScreens} /> });
    await screen.findByRole("heading", { level: 1, name: "Escola" });
    expect(await screen.findByRole("link", { name: "Redação" })).toBeTruthy();
    expect(screen.getAllByText("archived").length).toBeGreaterThan(0);
    plan.unmount();
    const coupon = await render({ ...showOf("coupon", ids.coupon), element: <ShowScreen screens={couponScreens} /> });
    await screen.findByRole("heading", { level: 1, name: "volta 10" });
    expect(await screen.findByRole("link", { name: "ana@escola.example" })).toBeTruthy();
    coupon.unmount();
    await render({ ...showOf("account", ids.account), element: <ShowScreen screens={accountScreens} /> });
    await screen.findByRole("heading", { level: 1, name: "ana@escola.example" });
    expect(await screen.findByRole("link", { name: "Escola" })).toBeTruthy();
    expect(await screen.findByText("Mensal")).toBeTruthy();
  });

  test("lists the accounts of one plan with its name, however they answer it", async () => {
    await render({
      route: "/accounts",
      at: `/accounts?planId=${ids.plan}`,
      element: <ListScreen screens={accountScreens} />,
    });
    await screen.findByRole("link", { name: "ana@escola.example" });
    expect(await screen.findByRole("link", { name: "Escola" })).toBeTruthy();
  });
});
