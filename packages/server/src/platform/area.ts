import type {
  AnyFlow,
  AreaWords,
  Endpoint,
  HomePart,
  HomeSection,
  InputOf,
  MenuSeed,
  Permission,
  UseCaseAnswerOf,
  WaitingKinds,
} from '@residency/contract/kernel'
import type { RawBuilder } from 'kysely'
import type { CalendarEvent, DayRange, InstantRange } from './calendar/calendar.ts'
import type { FieldCrypto } from './crypto/fields.ts'
import type { SealedColumn } from './crypto/sealed-columns.ts'
import type { Db } from './db/connect/pool.ts'
import type { BlobStore } from './files/blob-store.ts'
import type { ReviewedFlow } from './flow/reviewed-flow.ts'
import type { HealthSource } from './health/measure.ts'
import type { Binder } from './http/bind.ts'
import type { Services, SignedCtx } from './http/ctx.ts'
import type { CtxParts } from './http/make-ctx.ts'
import { invariant } from './invariant.ts'
import type { Worker } from './jobs/jobs.ts'
import type { QueueName } from './jobs/queues.ts'
import type { NoticeKind } from './notices.ts'
import type { SearchWords } from './search/search-words.ts'
import type { AnySheetPlan } from './sheets/sheet-plan.ts'

/**
 * A personal number as the exported file may contain it: masked, or sealed for the requesting
 * session. `id` is the record's id.
 */
export type ShowNumber = (id: number, field: 'mobile' | 'idCard', value: string | null) => unknown

/**
 * One heading of the own-record export: one record or many. Labels are in the reader's language.
 */
export type OwnRecordPart = { heading: string } & (
  | { record: Readonly<Record<string, unknown>> }
  | { records: AsyncIterable<object> | Iterable<object> }
)

/** What one area stores about the actor, and about nobody else. */
type OwnRecordProvider = (ctx: SignedCtx, show: ShowNumber) => AsyncIterable<OwnRecordPart>

/**
 * How long a kind of personal data is kept: days from an event, with the reason (Personal
 * Information Protection Law, art. 19, 47).
 */
export type RetentionPeriod = { days: number; from: string; why: string }
export type RetentionContext = { db: Db; blobs: BlobStore; fields: FieldCrypto; now: () => Date }

/**
 * Erases at most `limit` records of its kind whose period began before `before`, in the transaction
 * of `context.db`; returns the count.
 */
export type Eraser = {
  kind: string
  period: RetentionPeriod
  erase: (context: RetentionContext, before: Date, limit: number) => Promise<number>
}

/** Whether the actor may read the record, and therefore its files. */
type RecordReader = (ctx: SignedCtx, recordId: number) => Promise<boolean>

/** Where items of a dictionary are stored: an item in use is disabled, not deleted. */
export type DictionaryUse = {
  typeCode: string
  isUsed: (db: Db, value: string) => Promise<boolean>
}

/** A built-in dictionary. An item is [value, Chinese, English] and, for states, its colour. */
export type SeedItem = readonly [value: string, zh: string, en: string, colour?: string]
export type SeedDictionary = { code: string; zh: string; en: string; items: readonly SeedItem[] }

/**
 * How many records of a kind wait for the reader. `subject`: the intake, cohort … to which the page
 * is limited.
 */
export type WaitingCount<Kind extends string = string> = {
  kind: Kind
  count: number
  subject?: { id: number; name: string }
}

/**
 * A part of the home page. It is shown once, in the first of its sections that the reader has;
 * parts are read at the same time, each by a fixed number of queries. `read` answers null to
 * readers who may not see it.
 */
export type HomeSource = {
  sections: readonly HomeSection[]

  /** Lower ones come first within a section. */
  place: number

  /** It says who is where today: it is in the first view, above the sections. */
  isFirst?: true
  read: (ctx: SignedCtx) => Promise<HomePart | null>
}

/**
 * The answer to a call that a card of the home page makes first: it travels with the page. `read`
 * answers null to readers who do not see the card. `isFirst`: the card is above everything else, so
 * its answer is in the first view. Not for calls with personal values, which are sealed one by one.
 */
export type HomeAnswer = {
  endpoint: Endpoint
  input: Record<string, unknown>
  isFirst?: true
  read: (ctx: SignedCtx) => Promise<unknown>
}

export const homeAnswer = <E extends Endpoint>(
  endpoint: E & (E extends { personal: true } ? never : unknown),
  input: InputOf<E>,
  read: (ctx: SignedCtx) => Promise<UseCaseAnswerOf<E> | null>,
): HomeAnswer => ({ endpoint, input: input as Record<string, unknown>, read })

/**
 * A step by which a hospital is set up; its words are `setUp.<key>` of the area. `views` are the
 * pages where it is done, `permission` is what they ask for. `isDone` asks the records for a fact.
 */
export type SetUpStep = {
  key: string

  /** Lower ones come first. */
  place: number
  views: readonly string[]
  permission: Permission
  isDone: (ctx: SignedCtx) => Promise<boolean>
}

/** A record that a search of the whole product has found. */
export type FoundRecord = {
  id: number
  name: string
  nameEn?: string | null
  note?: string | null
}

/**
 * How records of one kind are found by words: people, exams, plans … `list` is the call that lists
 * them: who may not call it finds none, and `find` has the scope of that list. `view` is their page;
 * it opens one by its id, or, with `byName`, its list by the name.
 */
export type RecordFinder = {
  view: string
  list: Endpoint
  byName?: true

  /** Shown after all others: of a person the account is rarely what is meant. */
  isLast?: true
  find: (ctx: SignedCtx, words: SearchWords) => Promise<readonly FoundRecord[]>
}

/** Something that happened to a trainee; `what` in the reader's language. */
export type TimelineEntry = { at: Date; what: string; note?: string | null }

/**
 * A line of the completion check. `state` is 'unrecorded' while nothing is known, never 'met' by
 * default.
 */
export type CompletionLine = {
  key: string
  label: string
  state: 'met' | 'missing' | 'unrecorded'
  detail?: string

  /** How much of it is done, from 0 to 1, where it is done in parts as the time goes by. */
  share?: number

  /** Where the trainee sees the details of the line, and where staff do. */
  path?: string
  staffPath?: string
}

/** Lines of the completion check of many trainees, by the trainee's id: lists read them at once. */
export type CompletionLines = ReadonlyMap<number, readonly CompletionLine[]>

/** The trainee that a timeline or a completion check is about. */
export type TraineeRef = { id: number; userId: number; registrationId: number | null }

/** A stay of a trainee in a department, between two days. */
export type Stay = {
  blockId: number
  traineeId: number
  userId: number
  cohortId: number | null
  baseId: number
  departmentId: number
  supervisorId: number | null
  startsOn: string
  endsOn: string
}

/** Stays that were entered and overlap two days, or (`isEnd`) end between them, as a select. */
export type StaySource = (from: string, until: string, isEnd?: boolean) => RawBuilder<Stay>

/** What is withheld of questions and papers because somebody is examined with them. */
export type Secrecy = {
  /**
   * Questions that are live for an account: rows of `question_id` and `until`, the end of the
   * secrecy where it is known.
   */
  liveQuestions: (
    userId: number,
    now: Date,
  ) => RawBuilder<{ questionId: number; until: Date | null }>

  /** Of these questions those that are withheld from the actor, each with the reason in words. */
  findHeldBack: (
    ctx: SignedCtx,
    questionIds: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>

  /** Whether the account sits an exam with the paper `p` of the statement, or may still do so. */
  isToBeSat: (userId: number) => RawBuilder<boolean>

  /** Whether the actor takes, or took, a paper with this question and may see it. */
  hasTaken: (ctx: SignedCtx, questionId: number) => Promise<boolean>
}

/** A published timetable that holds a cohort. */
type PublishedPlan = { name: string; edition: number }

/**
 * Time windows that follow from an area's own records: read and judged with the others, changed
 * only through those records. `rows` is a select of id, year, batch, batch_en, starts_at, ends_at
 * and shuts_at, the first instant after the window.
 */
type WindowSource = {
  name: string
  rows: RawBuilder<unknown>
  pageOf: (recordId: number) => string
}

/**
 * Something a person has not done that has a time. `what` in both languages; `since`: when it was
 * asked, which has notified the person; `path` of the page where it is done. `isWholeDay`: it can
 * be done until the end of a day, so reminders count days from its beginning.
 */
export type Deadline = {
  userId: number
  what: { zh: string; en: string }
  dueAt: Date
  isWholeDay?: true
  since: Date
  path: string
}

/** Times that are due from and until an instant. */
export type DeadlineRange = { from: Date; until: Date }
export type DeadlineSource = (ctx: SignedCtx, range: DeadlineRange) => Promise<readonly Deadline[]>

/** A time at which a person has to be somewhere: an exam at a fixed time, a lecture. */
export type Appointment = { userId: number; startsAt: Date; endsAt: Date }

/** The appointments of these people that touch a time, by a fixed number of queries. */
type AppointmentSource = (
  db: Db,
  userIds: readonly number[],
  range: InstantRange,
) => Promise<readonly Appointment[]>

type CalendarSource = (ctx: SignedCtx, range: DayRange) => Promise<readonly CalendarEvent[]>

/**
 * Work each process repeats every `everyMs`, without overlapping runs. It acts as the system, not
 * as a person.
 */
export type ScheduledJob = {
  name: string
  everyMs: number
  run: (ctx: SignedCtx) => Promise<unknown>
}

/**
 * Everything an area contributes, as one plain value. The composition root (areas.ts) lists the
 * areas, one line each.
 */
export type Area = {
  /** The folder's name. */
  name: string

  /**
   * The name in what is published or stored, where it is older than the folder: keys of errors,
   * words and waiting work, tags of calls.
   */
  publishedAs?: string
  words?: { readonly 'zh-cn': AreaWords; readonly en: AreaWords }
  routes?: (binder: Binder) => void
  menus?: readonly MenuSeed[]
  flows?: readonly AnyFlow[]

  /** Reviews that say of each record who may decide it. */
  reviews?: readonly ReviewedFlow[]

  /** Columns of sealed values that stay: a new key is applied to them. */
  sealed?: readonly SealedColumn[]
  sheets?: readonly AnySheetPlan[]
  notices?: readonly NoticeKind[]
  ownRecord?: readonly OwnRecordProvider[]
  erasers?: readonly Eraser[]
  recordReaders?: Readonly<Record<string, RecordReader>>

  /** Dictionaries that start-up adds where they are missing; administrators' changes stay. */
  dictionaries?: readonly SeedDictionary[]
  dictionaryUses?: readonly DictionaryUse[]

  /** The kinds of waiting work declared in the contract, and their counts for the reader. */
  waiting?: { kinds: WaitingKinds; count: (ctx: SignedCtx) => Promise<readonly WaitingCount[]> }

  /**
   * The reader's own events that touch a range of days, for the page and for calendar programs, by
   * a fixed number of queries.
   */
  calendar?: CalendarSource

  /** Where people have to be: who plans other people's hours leaves these free. */
  appointments?: AppointmentSource

  /** What anybody has still to do by a time; what reminds by rules of its own is left out. */
  deadlines?: DeadlineSource

  /** Steps by which a hospital is set up. */
  setUpSteps?: readonly SetUpStep[]

  /** What the search of the whole product finds. */
  finders?: readonly RecordFinder[]

  /** Parts of the home page by their names. */
  home?: Readonly<Record<string, HomeSource>>
  homeAnswers?: readonly HomeAnswer[]

  /** What the page of the system's health, the home page and the metrics show of the area. */
  health?: readonly HealthSource[]

  /**
   * Teaching that the area's own records prove: a select of user_id, activity, held_on, topic and
   * trainee_id. The activity is of the dictionary teaching_activity; trainee_id is null if it was
   * not about one trainee. It counts as a duty of the teacher without being recorded again.
   */
  teaching?: RawBuilder<unknown>

  /** Where trainees are trained: one area knows it. */
  stays?: StaySource

  /** What exams keep secret: one area knows it. */
  secrecy?: Secrecy

  /** How many trainees are in each department on a day, away or not. */
  traineesByDepartment?: (db: Db, day: string) => Promise<ReadonlyMap<number, number>>

  /** The published timetable by which a cohort trains: its table is not changed meanwhile. */
  planOfCohort?: (db: Db, cohortId: number) => Promise<PublishedPlan | undefined>

  /**
   * What of the workload of each stay is passed, in percent, by the stay's id; a stay of which
   * nothing is required is left out.
   */
  stayShares?: (db: Db, blockIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

  /** Records that a training takes `months` longer than agreed. */
  recordExtension?: (
    tx: SignedCtx,
    extension: { traineeId: number; months: number; reason: string },
  ) => Promise<unknown>

  /** Whether the actor has a training file: its facts change by its own rules. */
  hasTraineeFile?: (ctx: SignedCtx) => Promise<boolean>
  timeline?: (ctx: SignedCtx, trainee: TraineeRef) => Promise<readonly TimelineEntry[]>
  completion?: (ctx: SignedCtx, trainees: readonly TraineeRef[]) => Promise<CompletionLines>
  windows?: readonly WindowSource[]
  schedule?: readonly ScheduledJob[]

  /** Queue workers of this area. */
  workers?: Partial<Readonly<Record<QueueName, (deps: CtxParts) => Worker>>>

  /**
   * Runs at every start: syncs tables with declarations in code. Must be idempotent and safe on
   * several processes at once.
   */
  sync?: (deps: CtxParts) => Promise<unknown>

  /** SQL run after a restore, for state that a backup cannot contain. */
  afterRestore?: readonly string[]
}

declare module './http/ctx.ts' {
  interface Services {
    /** Every area of the product, in the order of areas.ts. */
    areas: readonly Area[]
  }
}

/**
 * The name of an area in what is published or stored. Several areas have the same where one was
 * split.
 */
export const publishedName = ({
  name,
  publishedAs = name,
}: Pick<Area, 'name' | 'publishedAs'>): string => publishedAs

/** The services as far as they know the areas. */
export type AreaServices = Pick<Services, 'areas'>

/** What exactly one area of the product contributes. */
export function onlyOf<K extends keyof Area>(
  { services }: { services: AreaServices },
  field: K,
): NonNullable<Area[K]> {
  const [value, ...others] = services.areas.flatMap((area) =>
    area[field] === undefined ? [] : [area[field]],
  )
  invariant(value !== undefined && others.length === 0, `one area has ${field}`)

  return value as NonNullable<Area[K]>
}

type Lists = {
  [K in keyof Area as NonNullable<Area[K]> extends readonly unknown[] ? K : never]-?: NonNullable<
    Area[K]
  >
}

/** The concatenated entries of one list of all areas: `everyOf(areas, 'sheets')`. */
export const everyOf = <K extends keyof Lists>(areas: readonly Area[], list: K) =>
  areas.flatMap((area) => (area[list] ?? []) as readonly Lists[K][number][])
