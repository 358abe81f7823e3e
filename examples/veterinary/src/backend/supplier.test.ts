import { describeOnDatabases, startTestBackend, type TestBackend } from "entity-console/testing/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendProduct } from "./product.ts";

type Body = Readonly<Record<string, unknown>> & { readonly id: string };

describeOnDatabases("suppliers, whose spec has every kind of value, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const url = "/api/supply-houses";
  const whole = {
    tradingName: "Farmavet",
    warehouse: { street: "Calle Mayor 1", town: "Toledo", location: { latitude: 39.86, longitude: -4.02 } },
    switchboard: "+34 912 345 678",
    logo: "https://example.com/logo.png",
    priceList: "https://example.com/prices.pdf",
    orderUntil: "17:30",
    deliveryTime: "PT36H",
    discount: 12.34,
    reliability: 0.987,
    serviceRating: 4,
    suppliedForms: ["tablet", "syrup"],
    servedCountries: ["ES", "FR"],
    deliveryDays: [1, 3],
    saleTerms: "<p>30 días</p>",
    departmentPhones: { ventas: "12", almacén: "3" },
    orderInterface: { version: 2, accounts: [{ zone: null }], active: true },
    lastRating: null,
    accountManager: null,
  };
  const make = async (change: object) =>
    await backend.as(token, { method: "POST", url, body: { ...whole, ...change } });

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, backendProduct);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("a response contains the values that were sent, and null for missing nullable fields", async () => {
    const made = await make({});
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<Body>();
    expect((await backend.as(token, { url: `${url}/${id}` })).json()).toEqual({ id, ...whole });
  });

  test("a kind of the product's own has its bounds and is filtered as its base kind", async () => {
    expect((await make({ tradingName: "Seis", serviceRating: 6 })).statusCode).toBe(422);
    await make({ tradingName: "Dos", serviceRating: 2 });
    const filter = encodeURIComponent(JSON.stringify({ field: "serviceRating", atMost: 3 }));
    const found = (await backend.as(token, { url: `${url}?page=1&filter=${filter}` })).json<{
      data: readonly Body[];
    }>();
    expect(JSON.stringify(found)).toContain('"Dos"');
    expect(JSON.stringify(found)).not.toContain('"serviceRating":4');
  });

  test("two suppliers of one name are rejected under the same parent, and accepted under different parents or without one", async () => {
    const [parent, namesake] = [await make({ tradingName: "Central" }), await make({ tradingName: "Central" })];
    expect([parent.statusCode, namesake.statusCode]).toEqual([201, 201]);
    const under = { tradingName: "Sucursal", parentSupplierId: parent.json<Body>().id };
    const [branch, second] = [await make(under), await make(under)];
    expect([branch.statusCode, second.statusCode]).toEqual([201, 422]);
    const params = { fields: ["tradingName", "parentSupplierId"] };
    expect(second.json()).toMatchObject({ details: [{ path: "", code: "unique", params }] });
    const elsewhere = await make({ tradingName: "Sucursal", parentSupplierId: namesake.json<Body>().id });
    expect(elsewhere.statusCode).toBe(201);
  });

  test.each([
    ["17:30:00", "17:30"],
    ["17:30:15", "17:30:15"],
  ])("the time of day %s is returned as %s", async (orderUntil, answered) => {
    const made = await make({ tradingName: `Horario ${orderUntil}`, orderUntil });
    expect(made.json()).toMatchObject({ orderUntil: answered });
  });

  test("objects of any names keep the order of their names", async () => {
    const orderInterface = { version: 2, accounts: { zone: "b", area: "a" }, z: 1, a: 2 };
    const made = await make({ tradingName: "Orden", departmentPhones: { z: "1", a: "2" }, orderInterface });
    const text = (await backend.as(token, { url: `${url}/${made.json<Body>().id}` })).body;
    expect(text).toContain(JSON.stringify(orderInterface));
    expect(text).toContain('{"z":"1","a":"2"}');
  });

  test.each([
    [{ departmentPhones: { ventas: 12 } }, "departmentPhones.ventas", "type"],
    [{ orderInterface: [1] }, "orderInterface", "type"],
    [{ orderUntil: "25:00" }, "orderUntil", "format"],
    [{ deliveryTime: "soon" }, "deliveryTime", "format"],
    [{ switchboard: "call me" }, "switchboard", "format"],
    [{ logo: "javascript:alert(1)" }, "logo", "format"],
    [{ discount: 0.001 }, "discount", "multipleOf"],
    [{ servedCountries: ["Spain"] }, "servedCountries[0]", "pattern"],
    [{ deliveryDays: [8] }, "deliveryDays[0]", "maximum"],
    [{ suppliedForms: ["powder"] }, "suppliedForms[0]", "enum"],
    [{ discount: null }, "discount", "type"],
    [{ warehouse: { town: "Toledo" } }, "warehouse.street", "required"],
    [
      { warehouse: { street: "a", town: "b", location: { latitude: 91, longitude: 0 } } },
      "warehouse.location.latitude",
      "maximum",
    ],
  ])("%j is refused at its field", async (change, path, code) => {
    const refused = await make(change);
    expect([refused.statusCode, refused.json<{ details: object[] }>().details]).toEqual([
      422,
      [expect.objectContaining({ path, code })],
    ]);
  });

  test("a list is filtered by the values that its records' lists hold", async () => {
    await make({ tradingName: "Ungüentos", suppliedForms: ["ointment"] });
    const found = await backend.as(token, { url: `${url}?suppliedForms=ointment&suppliedForms=injectable` });
    expect(found.json<{ data: Body[] }>().data.map((record) => record["tradingName"])).toEqual(["Ungüentos"]);
  });

  test("a list is filtered and sorted by the parts of its records' objects", async () => {
    const at = (town: string, country?: string) => ({
      street: "a",
      town,
      ...(country === undefined ? {} : { country }),
    });
    await make({ tradingName: "Porto", warehouse: at("Porto", "PT") });
    await make({ tradingName: "Ávila", warehouse: at("ávila", "ES") });
    await make({ tradingName: "Sin casa", warehouse: undefined });
    const namesOf = async (query: string) => {
      const answer = await backend.as(token, { url: `${url}?${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ data: Body[] }>().data.map((record) => record["tradingName"]);
    };
    expect(await namesOf("warehouse.town=Porto&warehouse.town=nowhere")).toEqual(["Porto"]);
    expect(await namesOf("warehouse.country=ES&warehouse.country=PT&sort=warehouse.town")).toEqual(["Ávila", "Porto"]);
    expect(await namesOf("warehouse.country=ES&warehouse.country=PT&sort=-warehouse.town")).toEqual(["Porto", "Ávila"]);
    expect((await backend.as(token, { url: `${url}?warehouse.street=a` })).statusCode).toBe(400);
  });

  test.each(["warehouse.town", "-warehouse.town"])(
    "pages by %s lead from neighbour to neighbour, both ways",
    async (sort) => {
      for (const [tradingName, warehouse] of [
        ["Uno", { street: "a", town: "Ubeda" }],
        ["Dos", { street: "b", town: "Úbeda" }],
        ["Tres", undefined],
        ["Cuatro", undefined],
      ] as const) {
        await make({ tradingName: `${tradingName} ${sort}`, warehouse });
      }
      const ask = async (query: string) => {
        const answer = await backend.as(token, { url: `${url}?sort=${sort}&${query}` });
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json<{ data: Body[]; nextCursor?: string; previousCursor?: string }>();
      };
      const whole = (await ask("pageSize=1000")).data.map(({ id }) => id);
      let page = await ask("pageSize=3");
      const there = [page.data];
      while (page.nextCursor !== undefined && there.length <= whole.length) {
        page = await ask(`pageSize=3&after=${page.nextCursor}`);
        there.push(page.data);
      }
      const back = [page.data];
      while (page.previousCursor !== undefined && back.length <= whole.length) {
        page = await ask(`pageSize=3&before=${page.previousCursor}`);
        back.unshift(page.data);
      }
      expect(there.flat().map(({ id }) => id)).toEqual(whole);
      expect(back.flat().map(({ id }) => id)).toEqual(whole);
    },
  );

  test("a supplier cannot belong to its own subsidiary", async () => {
    const top = (await make({ tradingName: "Matriz" })).json<Body>();
    const below = (await make({ tradingName: "Hija", parentSupplierId: top.id })).json<Body>();
    const body = { ...whole, tradingName: "Matriz", parentSupplierId: below.id };
    const refused = await backend.as(token, { method: "PUT", url: `${url}/${top.id}`, body });
    expect([refused.statusCode, refused.json<{ details: object[] }>().details]).toEqual([
      422,
      [{ path: "parentSupplierId", code: "cycle", params: {}, message: "is its own ancestor" }],
    ]);
  });
});
