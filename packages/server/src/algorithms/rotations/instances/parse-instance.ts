import type { Instance } from './instance.ts'

/** The fields of the exchange format by the object that has them. */
const FIELDS = {
  instance: ['unit', 'length', 'horizon', 'departments', 'trainees', 'pairs', 'order'],
  department: ['id', 'capacity', 'least', 'site'],
  trainee: ['id', 'start', 'end', 'absent', 'blocks', 'order', 'preferences'],
  block: ['department', 'months', 'stage', 'start', 'row'],
  pair: ['trainees', 'except'],
  order: ['first', 'next'],
  preference: ['department', 'months', 'not', 'first', 'next', 'weight'],
} as const

type Json = Record<string, unknown>
type Complain = (place: string, fault: string) => void

const MAX_UNITS = 2000
const MAX_WEIGHT = 1000

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a message shows it. */
function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** Letters that are added, left out, exchanged or replaced between two words. */
function lettersApart(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, at) => at)

  for (let i = 1; i <= first.length; i++) {
    const next = [i]
    for (let j = 1; j <= second.length; j++)
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + (first[i - 1] === second[j - 1] ? 0 : 1),
        ),
      )

    row = next
  }

  return row.at(-1)!
}

/** Whether a field is a known name of four letters or more with a letter or two that are wrong. */
const isMisspelt = (name: string, field: string) =>
  name.length >= 4 && lettersApart(name, field) <= (name.length >= 6 ? 2 : 1)

/** Reads one instance and collects its faults. */
class Reader {
  readonly faults: string[] = []
  readonly #complain: Complain = (place, fault) => this.faults.push(`${place}: ${fault}`)
  readonly #rows = new Set<string>()
  readonly #departments = new Set<string>()
  #horizon = 0

  /** Fields that the format does not know are remarks; a field that looks like a misspelt one is not. */
  #fields(object: Json, place: string, kind: keyof typeof FIELDS): void {
    const known: readonly string[] = FIELDS[kind]

    for (const field of Object.keys(object)) {
      if (known.includes(field)) continue

      const close = known.find((name) => isMisspelt(name, field.toLowerCase()))
      if (close) this.#complain(`${place}${field}`, `unknown field; is ${close} meant?`)
    }
  }

  #whole(value: unknown, place: string, from: number, until: number): value is number {
    if (Number.isInteger(value) && (value as number) >= from && (value as number) <= until)
      return true

    this.#complain(
      place,
      `a whole number from ${from} to ${until} is needed, not ${excerpt(value)}`,
    )

    return false
  }

  #text(value: unknown, place: string): value is string {
    if (typeof value === 'string' && value !== '') return true

    this.#complain(place, `a text is needed, not ${excerpt(value)}`)

    return false
  }

  #list(value: unknown, place: string): readonly unknown[] {
    if (Array.isArray(value)) return value

    this.#complain(place, `a list is needed, not ${excerpt(value)}`)

    return []
  }

  #objects(
    value: unknown,
    place: string,
    kind: keyof typeof FIELDS,
    act: (object: Json, place: string) => void,
  ): void {
    for (const [at, object] of this.#list(value, place).entries()) {
      const here = `${place}[${at}]`

      if (isObject(object)) {
        this.#fields(object, `${here}.`, kind)
        act(object, `${here}.`)
      } else this.#complain(here, `an object is needed, not ${excerpt(object)}`)
    }
  }

  #months(value: unknown, place: string, until: number): void {
    for (const [at, month] of this.#list(value, place).entries())
      this.#whole(month, `${place}[${at}]`, 0, until)
  }

  read(value: unknown): void {
    if (!isObject(value)) {
      this.#complain('the file', 'one JSON object is needed')
      return
    }

    this.#fields(value, '', 'instance')
    this.#readFrame(value)
    if (this.faults.length > 0) return

    const ids = new Set<unknown>()
    this.#collectNames(value)
    if (value.departments !== undefined) this.#readDepartments(value.departments)
    this.#objects(value.trainees, 'trainees', 'trainee', (trainee, place) => {
      if (ids.has(trainee.id)) this.#complain(`${place}id`, `${excerpt(trainee.id)} is there twice`)
      ids.add(trainee.id)
      this.#readTrainee(trainee, place)
    })
    if (value.pairs !== undefined) this.#readPairs(value.pairs)
    if (value.order !== undefined) this.#readOrder(value.order, 'order')
  }

  #readFrame({ unit, length, horizon, trainees }: Json): void {
    if (unit !== undefined && unit !== 'month' && unit !== 'half-month')
      this.#complain('unit', `"month" or "half-month" is needed, not ${excerpt(unit)}`)

    const place = horizon === undefined ? 'length' : 'horizon'
    if (this.#whole(horizon ?? length, place, 0, MAX_UNITS))
      this.#horizon = (horizon ?? length) as number

    this.#list(trainees, 'trainees')
  }

  /** Names that an order or a preference may use. */
  #collectNames({ trainees, departments }: Json): void {
    for (const department of Array.isArray(departments) ? departments : [])
      if (isObject(department)) this.#departments.add(String(department.id))

    for (const trainee of trainees as unknown[])
      for (const block of isObject(trainee) && Array.isArray(trainee.blocks) ? trainee.blocks : [])
        if (isObject(block)) {
          this.#departments.add(String(block.department))
          this.#rows.add(String(block.row ?? block.department))
        }
  }

  #readDepartments(departments: unknown): void {
    const ids = new Set<unknown>()

    this.#objects(departments, 'departments', 'department', (department, place) => {
      const { id, capacity, least } = department
      this.#text(id, `${place}id`)
      if (ids.has(id)) this.#complain(`${place}id`, `${excerpt(id)} is there twice`)
      ids.add(id)

      if (Array.isArray(capacity)) this.#months(capacity, `${place}capacity`, 32_000)
      else if (capacity !== undefined) this.#whole(capacity, `${place}capacity`, 0, 32_000)

      this.#readLeast(least, `${place}least`)
    })
  }

  #readLeast(least: unknown, place: string): void {
    if (least === undefined) return

    if (!Array.isArray(least)) {
      this.#whole(least, place, 0, 32_000)
      return
    }

    this.#months(least, place, 32_000)
    if (least.length !== this.#horizon)
      this.#complain(place, `${this.#horizon} numbers are needed, not ${least.length}`)
  }

  #readTrainee({ id, start, end, absent, blocks, order, preferences }: Json, place: string): void {
    this.#text(id, `${place}id`)
    if (start !== undefined) this.#whole(start, `${place}start`, 0, MAX_UNITS)
    if (end !== undefined) this.#whole(end, `${place}end`, 0, MAX_UNITS)
    if (absent !== undefined) this.#months(absent, `${place}absent`, MAX_UNITS)

    this.#objects(blocks, `${place}blocks`, 'block', (block, here) => {
      this.#text(block.department, `${here}department`)
      this.#whole(block.months, `${here}months`, 1, MAX_UNITS)
      if (block.stage !== undefined) this.#whole(block.stage, `${here}stage`, 0, 2)
      if (block.start !== undefined) this.#whole(block.start, `${here}start`, 0, MAX_UNITS)
      if (block.row !== undefined) this.#text(block.row, `${here}row`)
    })

    if (order !== undefined) this.#readOrder(order, `${place}order`)
    if (preferences !== undefined) this.#readPreferences(preferences, `${place}preferences`)
  }

  #readPairs(pairs: unknown): void {
    this.#objects(pairs, 'pairs', 'pair', ({ trainees, except }, place) => {
      const two = this.#list(trainees, `${place}trainees`)
      if (two.length !== 2) this.#complain(`${place}trainees`, 'two ids are needed')
      for (const [at, id] of two.entries()) this.#text(id, `${place}trainees[${at}]`)
      if (except !== undefined) this.#months(except, `${place}except`, MAX_UNITS)
    })
  }

  #readRows({ first, next }: Json, place: string): void {
    for (const [field, row] of Object.entries({ first, next }))
      if (this.#text(row, `${place}${field}`) && !this.#rows.has(row))
        this.#complain(`${place}${field}`, `no block has the row ${excerpt(row)}`)

    if (typeof first === 'string' && first === next)
      this.#complain(`${place}next`, `${excerpt(next)} cannot come after itself`)
  }

  #readOrder(order: unknown, place: string): void {
    this.#objects(order, place, 'order', (rule, here) => this.#readRows(rule, here))
  }

  #readPreferences(preferences: unknown, place: string): void {
    this.#objects(preferences, place, 'preference', (preference, here) => {
      const { department, months, not, first, next, weight } = preference
      this.#whole(weight, `${here}weight`, 1, MAX_WEIGHT)

      if (first !== undefined || next !== undefined) {
        this.#readRows({ first, next }, here)
        for (const field of ['department', 'months', 'not'])
          if (preference[field] !== undefined)
            this.#complain(`${here}${field}`, 'is not part of a preference for an order')

        return
      }

      this.#months(months, `${here}months`, this.#horizon - 1)
      if (Array.isArray(months) && months.length === 0)
        this.#complain(`${here}months`, 'one month at least is needed')
      if (not !== undefined && typeof not !== 'boolean')
        this.#complain(`${here}not`, `true or false is needed, not ${excerpt(not)}`)
      if (
        department !== undefined &&
        this.#text(department, `${here}department`) &&
        !this.#departments.has(department)
      )
        this.#complain(`${here}department`, `there is no department ${excerpt(department)}`)
    })
  }
}

/** What is wrong with an instance, as `field: fault, value`; empty: it can be solved. */
export function faultsOfInstance(value: unknown): string[] {
  const reader = new Reader()
  reader.read(value)

  return reader.faults.length > 0 ? reader.faults : circlesOf(value as Instance)
}

/** Rules of order that lead back to their own row. */
function circlesOf({ order = [], trainees }: Instance): string[] {
  return trainees.flatMap((trainee, at) => {
    const rows = new Set(trainee.blocks.map((block) => block.row ?? block.department))
    const rules = [...order, ...(trainee.order ?? [])].filter(
      ({ first, next }) => rows.has(first) && rows.has(next),
    )
    const left = new Set(rules)

    // a rule that nothing comes before is taken away until none is left, or a circle
    for (let before = -1; before !== left.size; ) {
      before = left.size
      for (const rule of left)
        if (![...left].some(({ next }) => next === rule.first)) left.delete(rule)
    }

    const [rule] = left

    return rule
      ? [
          `trainees[${at}].order: ${excerpt(rule.first)} comes before and after ${excerpt(rule.next)} (a circle)`,
        ]
      : []
  })
}
