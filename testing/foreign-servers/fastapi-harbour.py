"""A harbour by FastAPI with its own OpenAPI 3.1 or 3.0 document: bare lists, offset and limit, ids as UUID, PUT.

Usage: fastapi-harbour.py <port>. Prints "ready" once it accepts calls. Records are in memory, and everybody may call.
Needs the Debian packages python3-fastapi and uvicorn.
"""

import sys
import threading
import time
import urllib.request
from datetime import date
from enum import Enum
from typing import Dict, List, Optional
from uuid import UUID, uuid5, NAMESPACE_URL

import uvicorn
from fastapi import FastAPI, HTTPException, Query
from pydantic import BaseModel, Field

port = int(sys.argv[1])
app = FastAPI(title="Harbour", servers=[{"url": f"http://127.0.0.1:{port}"}])


class Rig(str, Enum):
    sloop = "sloop"
    ketch = "ketch"
    yawl = "yawl"


class Mooring(BaseModel):
    number: str = Field(max_length=15)
    quay: Optional[str] = None


class BoatIn(BaseModel):
    name: str = Field(min_length=1, max_length=80, description="What its owner calls it.")
    rig: Rig = Rig.sloop
    launched: Optional[date] = None
    tonnes: float = Field(0, ge=0, le=200)
    mooring: Optional[Mooring] = None
    tags: List[str] = []
    owner_id: Optional[UUID] = None


class Boat(BoatIn):
    id: UUID


class OwnerIn(BaseModel):
    full_name: str = Field(title="Full name")
    notes: Optional[Dict[str, str]] = None


class Owner(OwnerIn):
    id: UUID


def make_id(text: str) -> UUID:
    return uuid5(NAMESPACE_URL, text)


owners = {make_id(name): Owner(id=make_id(name), full_name=name) for name in ("Ada Wolf", "Ben Stone")}
boats = {
    make_id(f"p{n}"): Boat(id=make_id(f"p{n}"), name=f"Boat {n:02d}", tonnes=n, owner_id=list(owners)[n % 2])
    for n in range(1, 31)
}


def add_routes(path: str, records: dict, read: type, write: type) -> None:
    @app.get(path, response_model=List[read])
    def list_records(offset: int = 0, limit: int = Query(20, le=100)):
        return list(records.values())[offset : offset + limit]

    @app.post(path, response_model=read, status_code=201)
    def create_record(body: write):
        record = read(id=make_id(str(time.time())), **body.dict())
        records[record.id] = record
        return record

    @app.get(path + "/{record_id}", response_model=read)
    def get_record(record_id: UUID):
        if record_id not in records:
            raise HTTPException(404)
        return records[record_id]

    @app.put(path + "/{record_id}", response_model=read)
    def replace_record(record_id: UUID, body: write):
        get_record(record_id)
        records[record_id] = read(id=record_id, **body.dict())
        return records[record_id]

    @app.delete(path + "/{record_id}", status_code=204)
    def delete_record(record_id: UUID):
        get_record(record_id)
        del records[record_id]


add_routes("/v1/boats", boats, Boat, BoatIn)
add_routes("/v1/owners", owners, Owner, OwnerIn)


def say_ready() -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/openapi.json").read()
            print("ready", flush=True)
            return
        except OSError:
            time.sleep(0.1)


threading.Thread(target=say_ready, daemon=True).start()
uvicorn.run(app, host="127.0.0.1", port=port, log_level="critical")
