-- A rental shop as a database of years has it: serial keys with names of their own, a domain, an enumeration, checks,
-- comments, a link table, a view, a table without a key.
create type rating as enum ('G', 'PG', 'R');
create domain year as integer check (value > 1900);

create table country (
  country_id serial primary key,
  country varchar(50) not null unique,
  last_update timestamp not null default now()
);
comment on table country is 'Countries in which we have shops';

create table city (
  city_id serial primary key,
  city varchar(50) not null,
  country_id integer not null references country,
  last_update timestamp not null default now()
);

create table film (
  film_id serial primary key,
  title varchar(255) not null,
  description text,
  release_year year,
  rental_rate numeric(4, 2) not null default 4.99 check (rental_rate >= 0),
  length smallint check (length > 0 and length < 600),
  rating rating default 'G',
  features text[],
  search tsvector,
  extras jsonb,
  active boolean not null default true,
  grade char(1) check (grade = any (array['a', 'b'])),
  code text not null unique default md5(random()::text),
  cover bytea
);
comment on column film.length is 'Minutes from the first picture to the last.';

create table actor (actor_id uuid primary key default gen_random_uuid(), "First Name" text not null, class text);
create table film_actor (
  film_id integer references film,
  actor_id uuid references actor,
  primary key (film_id, actor_id)
);
create table note (written date, text text);
create view film_list as select film_id as id, title, rating from film;
