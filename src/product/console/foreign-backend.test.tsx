import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTransport } from "#console/api/transport.ts";
import { CreateScreen } from "#console/crud/form/create-screen.tsx";
import { EditScreen } from "#console/crud/form/edit-screen.tsx";
import { ListScreen } from "#console/crud/list/list-screen.tsx";
import { ShowScreen } from "#console/crud/show/show-screen.tsx";
import { renderScreen } from "#console/crud/testing/render-screen.tsx";
import type { EntityScreens, FormModule } from "#contract/screens.ts";
import { accountUpdateSchema } from "../../../generated/schemas/account.ts";
import { couponUpdateSchema } from "../../../generated/schemas/coupon.ts";
import { featureCreateSchema } from "../../../generated/schemas/feature.ts";
import { planUpdateSchema } from "../../../generated/schemas/plan.ts";
import { accountScreens } from "../../../generated/screens/account.ts";
import { couponScreens } from "../../../generated/screens/coupon.ts";
import { featureScreens } from "../../../generated/screens/feature.ts";
import { planScreens } from "../../../generated/screens/plan.ts";
import { validateAccountUpdate } from "../../../generated/validators/account.js";
import { validateCouponUpdate } from "../../../generated/validators/coupon.js";
import { validateFeatureCreate } from "../../../generated/validators/feature.js";
import { validatePlanUpdate } from "../../../generated/validators/plan.js";
import { type ForeignBackend, startForeignBackend } from "../../../testing/foreign-backend/foreign-backend.ts";
import {
  everyHabit,
  featureIn,
  foreignExtras,
  foreignIds,
  foreignResources,
  foreignTexts,
} from "../e2e/foreign-subscriptions.ts";

/** The input of a field. */
function findField(path: string): Promise<HTMLElement> {
  return waitFor(() => document.getElementById(`form.${path}`) ?? expect.fail(`no field ${path}`));
}

const forms = {
  plan: { screens: planScreens, form: { schema: planUpdateSchema, validate: validatePlanUpdate } },
  coupon: { screens: couponScreens, form: { schema: couponUpdateSchema, validate: validateCouponUpdate } },
  account: { screens: accountScreens, form: { schema: accountUpdateSchema, validate: validateAccountUpdate } },
} satisfies { readonly [entity: string]: { readonly screens: EntityScreens; readonly form: FormModule } };

describe.each(everyHabit)("a foreign backend: $shape, $ids ids, relations as $relations", (habits) => {
  let foreign: ForeignBackend;
  const ids = foreignIds(habits);
  const texts = foreignTexts(habits);

  beforeEach(async () => {
    foreign = await startForeignBackend({
      ...habits,
      resources: foreignResources(habits),
      extras: foreignExtras,
    });
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
    const fill = async (field: string, text: string) => {
      const input = await findField(field);
      await shown.user.clear(input);
      await shown.user.type(input, text);
    };
    const save = async () => {
      await shown.user.click(screen.getByRole("button", { name: "Salvar" }));
      await waitFor(() => expect(foreign.writes).toHaveLength(1));
      const [put] = foreign.writes;
      expect(put?.method).toBe("PUT");
      expect(put?.path).toBe(`${screens.routes.list}/${ids[entity]}`);
      return put?.body;
    };
    return { ...shown, fill, save };
  }

  test("gets a plan back as it answered it, with another name and one more feature", async () => {
    const { user, fill, save } = await edit("plan");
    await fill("name", "Escola nova");
    await user.click(await findField("features"));
    expect(await screen.findByRole("button", { name: /^Redação/ })).toBeTruthy();
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

  test("gets an account back with what it says of itself", async () => {
    const { fill, save } = await edit("account");
    await fill("presentation", "Coordena");
    expect(await save()).toBe(texts.account.replace(/\}$/, ',"presentation":"Coordena"}'));
  });

  test("is sent a new feature, which is shown and deleted", async () => {
    const form = { schema: featureCreateSchema, validate: validateFeatureCreate };
    const made = await render({
      route: "/features/create",
      at: "/features/create",
      element: <CreateScreen screens={featureScreens} form={form} />,
    });
    await made.user.type(await findField("name"), "Apresentações");
    await made.user.click(screen.getByRole("combobox", { name: /Função/ }));
    await made.user.click(await screen.findByRole("option", { name: /apresenta/i }));
    await made.user.click(screen.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(foreign.writes).toHaveLength(1));
    const [post] = foreign.writes;
    expect(JSON.parse(post?.body ?? "")).toMatchObject({ name: "Apresentações", code: "presentation-creation" });
    await waitFor(() => expect(made.address()).toMatch(/^\/features\/show\/(id-)?\d+$/));
    made.unmount();

    const shown = await render({
      route: "/features/show/:id",
      at: made.address(),
      element: <ShowScreen screens={featureScreens} />,
    });
    await screen.findByRole("heading", { level: 1, name: "Apresentações" });
    await shown.user.click(screen.getByRole("button", { name: /Apresentações/ }));
    await shown.user.click(await screen.findByRole("menuitem", { name: "Excluir" }));
    const dialog = within(await screen.findByRole("dialog"));
    await shown.user.click(await dialog.findByRole("button", { name: /^Excluir/ }));
    await waitFor(() => expect(foreign.writes).toHaveLength(2));
    expect(foreign.writes[1]?.method).toBe("DELETE");
    await shown.arrivesAt("/features");
    shown.unmount();

    await render({ route: "/features", at: "/features", element: <ListScreen screens={featureScreens} /> });
    await screen.findByRole("link", { name: "Redação" });
    expect(screen.queryByText("Apresentações")).toBeNull();
  });
});
