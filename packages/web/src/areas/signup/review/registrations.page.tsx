import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import {
  type RegistrationRow,
  registrationExport,
  registrationSorts,
} from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import '../signup.css'
import { type ReviewPart, useRegistrationColumns } from './registration.columns.tsx'
import {
  type RegistrationListInput,
  useRegistrations,
  useReviewOptions,
  useWaiting,
} from './registration.queries.ts'
import { RegistrationReview } from './registration-review.tsx'
import './review.css'
import { isDraft } from '../registration-state.rules.ts'
import { reviewText } from './review.text.ts'
import type { Part } from './review-parts.tsx'
import { decidable, useRegistrationReview } from './use-registration-review.ts'
import { useReviewList } from './use-review-list.ts'

/** /recruit/registration: the registrations in the reader's scope; `?id=` opens one in the page. */
export default function RegistrationsPage({ part }: { part?: Part }) {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <RegistrationReview key={id} id={id} part={part} isVisit={isVisit} onOpen={open} />
  ) : (
    <RegistrationList part={part} onOpen={open} />
  )
}

/** One part of the registrations, with its own columns; a registration is opened at it. */
export const EducationPage = () => <RegistrationsPage part="education" />
export const ExaminationPage = () => <RegistrationsPage part="examination" />
export const IdentityPage = () => <RegistrationsPage part="identity" />

function RegistrationList({
  part,
  onOpen,
}: {
  part: Part | undefined
  onOpen: (id: number) => void
}) {
  const text = useText(reviewText)
  const { fields, flows, traineeKinds, levels } = useText(signupWords)
  const { states } = flows.registration
  const review = useRegistrationReview()
  const { list, conditions, fixed } = useReviewList(part)
  const result = useRegistrations({ ...list.input, ...fixed } as RegistrationListInput)
  const waiting = useWaiting(conditions).data?.total
  const options = useReviewOptions(list.filters.intakeId).data
  const columns = useRegistrationColumns(part, (row) => onOpen(row.id))

  const stateChoices = toChoices(
    registrationFlow.states.filter((state) => !isDraft(state)),
    states,
  )

  const optionsOf = (words: object) =>
    Object.entries(words).map(([value, label]) => ({ value, label: String(label) }))
  const total = result.data?.total ?? 0
  const title = part ? text.listOf[part as ReviewPart] : text.title

  return (
    <ListScreen<RegistrationRow>
      title={title}
      lead={
        result.data &&
        waiting !== undefined &&
        say(waiting ? text.lead : text.leadNone, { total, waiting })
      }
      list={list}
      result={result}
      columns={columns}
      sorts={registrationSorts}
      filters={[
        textFilter('keywords', text.searchHint),
        flagFilter('waiting', fields.waiting, text.waiting),
        choiceFilter('intakeId', fields.intake, toTextChoices(options?.intakes)),
        choiceFilter('state', fields.state, stateChoices),
        choiceFilter('traineeKind', fields.traineeKind, optionsOf(traineeKinds)),
        choiceFilter('baseId', fields.baseId, toTextChoices(options?.bases)),
        choiceFilter('offerId', fields.offerId, toTextChoices(options?.offers)),
        choiceFilter('level', text.highest, optionsOf(levels)),
        textFilter('school', fields.school),
        dayFilter('submittedFrom', fields.submittedFrom),
        dayFilter('submittedTo', fields.submittedTo),
      ]}
      actions={
        <ExportButton
          title={title}
          calls={registrationExport}
          filters={{ ...list.conditions, ...fixed }}
        />
      }
      bulk={(rows, done) => (
        <BulkDecisions review={review} rows={rows.map(decidable)} onDone={done} />
      )}
    >
      {fixed ? text.noSeat : text.noRegistration}
    </ListScreen>
  )
}
