import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Vehicle {
  /** Also the idempotency key of its report. */
  readonly id: string;
  readonly plate: string;
  readonly model: string;
  readonly wallet: string;
  /** `waiting` until Nova has answered, `sealed` once its block is known. */
  readonly status: 'waiting' | 'pending' | 'sealed' | 'refused';
  readonly reason: string | null;
  readonly actionId: string | null;
  readonly blockNumber: number | null;
}

/** Vehicles, stored in a JSON file. */
export class VehicleStore {
  readonly #file: string;
  readonly #vehicles: Map<string, Vehicle>;

  constructor(file: string) {
    this.#file = file;
    const list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Vehicle[]) : [];
    this.#vehicles = new Map(list.map((vehicle) => [vehicle.id, vehicle]));
  }

  list(): Vehicle[] {
    return [...this.#vehicles.values()];
  }

  add(entry: Pick<Vehicle, 'plate' | 'model' | 'wallet'>): Vehicle {
    const rest = { status: 'waiting', reason: null, actionId: null, blockNumber: null } as const;
    return this.#save({ id: randomUUID(), ...entry, ...rest });
  }

  update(id: string, change: Partial<Vehicle>): Vehicle {
    return this.#save({ ...this.#vehicles.get(id)!, ...change });
  }

  // Written to a temporary file and renamed, so that a crash leaves either the old file or the new one.
  #save(vehicle: Vehicle): Vehicle {
    this.#vehicles.set(vehicle.id, vehicle);
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.list(), null, 2));
    renameSync(`${this.#file}.new`, this.#file);
    return vehicle;
  }
}
