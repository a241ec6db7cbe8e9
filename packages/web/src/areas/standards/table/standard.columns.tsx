import { stateColumn } from '../../../ui/columns/state-column.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import './table.css'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { StandardRow } from '@residency/contract/areas/standards/table/standard.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { standardText } from './standard.text.ts'

/** Tones of the states of a standard. */
export const STANDARD_TONES: Readonly<Record<'draft' | 'published' | 'superseded', Tone>> = {
  draft: 'wait',
  published: 'good',
  superseded: 'calm',
}

/** For whom a standard is: degree and education. */
export function useForWhom() {
  const text = useText(standardText)
  const { degreeKinds } = useText(tableWords)
  const { levels } = useText(signupWords)

  return ({ degreeKind, educations }: Pick<StandardRow, 'degreeKind' | 'educations'>) =>
    [
      degreeKinds[degreeKind],
      educations.length === 0
        ? text.everyEducation
        : educations.map((education) => levels[education]).join(text.comma),
    ].join(' · ')
}

/**
 * Its length; where the time conditions ask for another one of those for whom it is, that one too.
 */
function Length({ row }: { row: Pick<StandardRow, 'lengthMonths' | 'askedMonths'> }) {
  const text = useText(standardText)
  const others = row.askedMonths.filter((months) => months !== row.lengthMonths)
  return (
    <>
      <span className="figures">{say(text.months, { count: row.lengthMonths })}</span>
      {others.length > 0 && (
        <p className="asked figures">{say(text.asked, { months: others.join(text.or) })}</p>
      )}
    </>
  )
}

/** Columns of the list of standards; templates have no major. */
export function useStandardColumns(
  isTemplate: boolean,
  actionsOf: (row: StandardRow) => RowAction[],
): Column<StandardRow>[] {
  const text = useText(standardText)
  const { fields, issuers, flows } = useText(tableWords)
  const forWhom = useForWhom()

  const major: Column<StandardRow> = {
    key: 'major',
    title: fields.majorId,
    width: 130,
    card: 'fact',
    cell: (row) => row.major,
  }

  return [
    {
      key: 'name',
      title: fields.name,
      width: 220,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    ...(isTemplate ? [] : [major]),
    {
      key: 'months',
      sort: 'lengthMonths',
      title: fields.lengthMonths,
      width: 140,
      align: 'right',
      card: 'fact',
      cell: (row) => <Length row={row} />,
    },
    { key: 'forWhom', title: fields.educations, width: 170, card: 'fact', cell: forWhom },
    {
      key: 'issuer',
      title: fields.issuer,
      width: 90,
      isExtra: true,
      cell: (row) => issuers[row.issuer],
    },
    {
      key: 'edition',
      title: text.editions,
      width: 80,
      cell: (row) => <span className="figures">{say(text.edition, { edition: row.edition })}</span>,
    },
    {
      key: 'cohorts',
      title: fields.requirements,
      width: 120,
      isExtra: true,
      cell: (row) => say(text.requirements, { count: row.requirementCount }),
    },
    stateColumn('state', fields.state, {
      width: 100,
      tones: STANDARD_TONES,
      words: flows.standard.states,
    }),
    dayColumn('publishedAt', text.published, { width: 120, isExtra: true }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
