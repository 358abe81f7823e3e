-- The shop as a team with PostgreSQL has it: snake_case, a sign-in by JWT, and no access without one.
create schema app;
create extension pgcrypto with schema app;

create role visitor;
create role clerk;

create table app.people (
  id serial primary key,
  email text not null unique,
  password_hash text not null
);

create table app.categories (
  id serial primary key,
  name text not null unique
);

create table app.products (
  id serial primary key,
  name text not null,
  list_price double precision not null,
  released_on date,
  available boolean not null default true,
  max_per_order integer not null default 10,
  category_id integer not null references app.categories (id)
);
create index on app.products (category_id);
comment on table app.people is '@omit';

create function app.check_product() returns trigger language plpgsql as $$
begin
  if new.max_per_order > 100 then
    raise check_violation using message = 'Ensure this value is less than or equal to 100.', column = 'max_per_order';
  end if;
  return new;
end $$;
create trigger check_product before insert or update on app.products for each row execute function app.check_product();

create type app.access_token as (role text, exp integer, sub text);

create function app.authenticate(email text, password text) returns app.access_token
  language plpgsql strict security definer as $$
declare
  found app.people;
begin
  select * into found from app.people where people.email = authenticate.email;
  if found.password_hash = app.crypt(password, found.password_hash) then
    return ('clerk', extract(epoch from now() + interval '1 day'), found.email)::app.access_token;
  end if;
  raise invalid_password using message = 'Unknown user or wrong password';
end $$;

grant usage on schema app to visitor, clerk;
grant select, insert, update, delete on app.categories, app.products to clerk;
grant usage on all sequences in schema app to clerk;
