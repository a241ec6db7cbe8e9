import type { IntakeRow } from '@residency/contract/areas/intakes/intake/intake.contract'
import type { IntakeState } from '@residency/contract/areas/intakes/intake/intake.flow'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { nameIn } from '@residency/contract/kernel'
import { Link } from 'react-router'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { offersPath } from '../intakes.paths.ts'
import { intakeText } from './intake.text.ts'
import { IntakeLine } from './intake-line.tsx'

export const TONES: Readonly<Record<IntakeState, Tone>> = {
  draft: 'calm',
  open: 'good',
  closed: 'wait',
  admitting: 'busy',
  published: 'good',
  finished: 'calm',
}

const STEPS = ['open', 'close', 'reopen', 'startAdmission', 'finish'] as const
export type IntakeAct = (typeof STEPS)[number] | 'edit' | 'requirements' | 'copy' | 'delete'

/** An intake's name in the reader's language. */
export const useNameOf = () => {
  const language = useLanguage()
  return (row: { name: string; nameEn: string | null }) => nameIn(language, row)
}

/** The actions on an intake, shared by its row and its page. */
export function useIntakeButtons(act: (what: IntakeAct, row: IntakeRow) => void) {
  const text = useText(intakeText)
  const { flows } = useText(intakesWords)
  return (row: IntakeRow): RowAction[] => {
    const steps = STEPS.map((key) => ({ key, label: flows.intake.actions[key] }))

    const all: { key: IntakeAct; label: string; danger?: boolean }[] = [
      { key: 'edit', label: text.edit },
      ...steps,
      { key: 'requirements', label: text.requirements },
      { key: 'copy', label: text.copy },
      { key: 'delete', label: text.remove, danger: true },
    ]

    return all
      .filter(({ key }) => row.actions.includes(key))
      .map((action) => ({ ...action, onClick: () => act(action.key, row) }))
  }
}

/** Columns of the intake list: state, timeline, seats, registrations. */
export function useIntakeColumns(
  act: (what: IntakeAct, row: IntakeRow) => void,
): readonly Column<IntakeRow>[] {
  const text = useText(intakeText)
  const { fields, flows } = useText(intakesWords)
  const nameOf = useNameOf()
  const buttons = useIntakeButtons(act)

  return [
    {
      key: 'name',
      title: fields.name,
      width: 190,
      card: 'title',
      cell: (row) => (
        <span className="person-words">
          <RecordLink id={row.id}>{nameOf(row)}</RecordLink>
          <small className="figures">{`${row.year}-${row.serial}`}</small>
        </span>
      ),
    },
    stateColumn('state', fields.state, { width: 100, tones: TONES, words: flows.intake.states }),
    {
      key: 'line',
      title: text.line,
      width: 230,
      card: 'fact',
      cell: (row) => <IntakeLine row={row} />,
    },
    {
      key: 'offers',
      title: text.offers,
      width: 150,
      card: 'fact',
      cell: (row) => (
        <Link to={offersPath(row.id)}>
          {say(text.offersCount, { offers: row.offers, seats: row.seats })}
        </Link>
      ),
    },
    {
      key: 'signUps',
      title: text.signUps,
      width: 120,
      card: 'fact',
      cell: (row) => (
        <span className="person-words figures">
          <span>{say(text.signUpsCount, { count: row.signUps })}</span>
          {row.drafts > 0 && <small>{say(text.draftsCount, { count: row.drafts })}</small>}
        </span>
      ),
    },
    actionsColumn(text.actions, 130, buttons),
  ]
}
