import { signupWords } from '@residency/contract/areas/signup/text'
import type { OwnRecordPart, ShowNumber } from '../../../platform/area.ts'
import { secondOrNull } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { PrintableEntry } from '../printout/printable-registration.ts'
import { sectionWords } from '../printout/printable-sections.ts'
import { contactOf, numbersOf, plainFields } from '../registration/registration-view.ts'
import { presentStudiesAndLists, type StudiesAndLists } from '../sections/present-sections.ts'
import {
  findChoicesOf,
  findConsents,
  findHistoryOf,
  findRegistrationsOf,
  type OwnRegistration,
} from './own-record.queries.ts'
import { ownRegistrationWords } from './own-record.text.ts'

const named = (words: object, key: string) =>
  (words as Readonly<Record<string, string>>)[key] ?? key

type SectionWords = Awaited<ReturnType<typeof sectionWords>>

/** The sections of one registration under the words of its form. */
function sections(
  ctx: SignedCtx,
  r: OwnRegistration,
  { educations, entries }: StudiesAndLists,
  words: SectionWords,
  show: ShowNumber,
) {
  const own = ownRegistrationWords[ctx.language]
  const { fields, flows } = signupWords[ctx.language]
  const { states } = flows.registration
  const [{ idCard, mobile }, { address, contactMobile }] = [numbersOf(ctx, r), contactOf(ctx, r)]

  const numbers = {
    idCard: show(r.id, 'idCard', idCard),
    mobile: show(r.id, 'mobile', mobile),
    address,
  }

  const withFiles = ({ lines, files }: PrintableEntry) =>
    files.length ? { ...lines, [fields.files]: files } : lines

  return {
    [fields.intake]: r.intake,
    [fields.state]: named(states, r.state),
    ...words.sign(plainFields(r)),
    ...words.basic(plainFields(r), {
      ...numbers,
      contactMobile: show(r.id, 'mobile', contactMobile),
    }),
    ...Object.fromEntries(
      educations.map(words.study).map((study) => [study.title, withFiles(study)]),
    ),
    ...Object.fromEntries(
      words.lists(entries).map((list) => [list.title, list.entries.map(withFiles)]),
    ),
    [fields.acceptsAdjustment]: r.acceptsAdjustment ? own.yes : own.no,
    [fields.reason]: r.returnReason,
    [fields.traineeNumber]: r.traineeNumber,
    [own.createdAt]: secondOrNull(r.createdAt),
    [own.updatedAt]: secondOrNull(r.updatedAt),
    [fields.submittedAt]: secondOrNull(r.submittedAt),
  }
}

/**
 * What the registration keeps about the actor: consents, and every registration with its sections,
 * choices and history. Staff stays unnamed.
 */
export async function* signupOwnRecord(
  ctx: SignedCtx,
  show: ShowNumber,
): AsyncIterable<OwnRecordPart> {
  const own = ownRegistrationWords[ctx.language]
  const { fields, flows } = signupWords[ctx.language]
  const { states, actions } = flows.registration
  const consents = await findConsents(ctx.db, ctx.actor.userId)

  yield {
    heading: own.consents,
    records: consents.map((c) => ({
      [own.consentKind]: c.kind === 'signup' ? fields.consentVersion : c.kind,
      [own.consentVersion]: c.consentVersion,
      [own.givenAt]: secondOrNull(c.givenAt),
    })),
  }

  const registrations = await findRegistrationsOf(ctx.db, ctx.actor.userId)
  const ids = registrations.map((r) => r.id)
  const choices = await findChoicesOf(ctx.db, ids)
  const history = await findHistoryOf(ctx.db, ids)
  const words = await sectionWords(ctx)
  const studiesAndLists = await presentStudiesAndLists(ctx.db, ids)

  yield {
    heading: own.signUps,
    records: registrations.map((r, i) => ({
      ...sections(ctx, r, studiesAndLists[i]!, words, show),
      [own.choices]: choices
        .filter((c) => c.registrationId === r.id)
        .map((c) => ({ [own.rank]: c.rank, [own.major]: c.major, [own.unit]: c.unit })),
      [own.history]: history
        .filter((h) => h.recordId === r.id)
        .map((h) => ({
          [own.at]: secondOrNull(h.at),
          [own.action]:
            h.undoes === null
              ? named(actions, h.action)
              : `${own.undone}${named(actions, h.action)}`,
          [own.from]: named(states, h.fromState),
          [own.to]: named(states, h.toState),
          [fields.reason]: h.reason,
          [own.by]: h.userId === ctx.actor.userId ? own.me : own.others,
        })),
    })),
  }
}
