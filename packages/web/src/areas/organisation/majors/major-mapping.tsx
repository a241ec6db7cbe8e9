import { ArrowRightOutlined } from '@ant-design/icons'
import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import { majorSorts } from '@residency/contract/areas/organisation/majors/major.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { nameIn } from '@residency/contract/kernel'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import {
  type MajorListInput,
  type MajorRow,
  useMajors,
  useMapMajor,
} from '../bases/base.queries.ts'
import { baseText } from '../bases/base.text.ts'
import { useChoices } from '../use-choices.ts'
import { useNationalChoices } from './national-field.tsx'
import '../organisation.css'

/** Own majors with their national majors. */
export function MajorMapping({ aside }: { aside: ReactNode }) {
  const text = useText(baseText)
  const { fields } = useText(organisationWords)
  const { professions } = useChoices()
  const list = useListState('mapping', ['keywords', 'mapped', 'kind'])
  const result = useMajors({ ...(list.input as MajorListInput), mode: 'own' })
  const mapped = toTextChoices(toChoices([0, 1], text.mapped))
  const lead = usePerm([may.majorEdit]) ? text.mappingLead : text.mappingLeadRead

  return (
    <ListScreen
      title={text.own}
      lead={result.data && say(lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useMappingColumns()}
      sorts={majorSorts}
      filters={[
        textFilter('keywords', fields.keywords, text.searchMajor),
        choiceFilter('mapped', fields.mapped, mapped),
        choiceFilter('kind', text.profession, professions),
      ]}
      actions={aside}
    >
      {text.noOwnMajor}
    </ListScreen>
  )
}

function useMappingColumns(): Column<MajorRow>[] {
  const text = useText(baseText)
  const { fields, professions } = useText(organisationWords)
  return [
    {
      key: 'name',
      title: text.ownMajor,
      width: 240,
      card: 'title',
      cell: (row) => <NameCell row={row} />,
    },
    {
      key: 'base',
      sort: 'baseName',
      title: fields.baseId,
      width: 180,
      card: 'fact',
      cell: (row) => row.baseName,
    },
    { key: 'kind', title: text.profession, width: 100, cell: (row) => professions[row.kind] },
    {
      key: 'mapped',
      title: fields.mapped,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.national ? 'good' : 'wait'}>
          {text.mapped[row.national ? 1 : 0]}
        </StateTag>
      ),
    },
    {
      key: 'national',
      title: text.nationalMajor,
      width: 380,
      card: 'fact',
      cell: (row) => (
        <span className="mapping-pair">
          <ArrowRightOutlined className="mapping-arrow" aria-hidden="true" />
          <National row={row} />
        </span>
      ),
    },
  ]
}

/** The national major of a row, edited in place with permission. */
function National({ row }: { row: MajorRow }) {
  const text = useText(baseText)
  const name = nameIn(useLanguage(), row)
  const choices = useNationalChoices()
  const map = useMapMajor()
  if (!row.actions.includes('map'))
    return row.national ? (
      `${row.national.code} ${row.national.name}`
    ) : (
      <span className="soft">—</span>
    )

  const known = choices.options.some((group) =>
    group.options.some((option) => option.value === row.nationalId),
  )

  // A disabled national major is no longer offered, but keeps its label where it is used.
  const gone =
    !known && row.national
      ? [{ value: row.national.id, label: `${row.national.code} ${row.national.name}` }]
      : []

  const save = (nationalId: number | null, national: string | undefined) =>
    map.mutateAsync({ id: row.id, nationalId, version: row.version }).then(
      () =>
        toast.success(
          nationalId === null
            ? say(text.mapCleared, { name })
            : say(text.mapSaved, { name, national: national ?? '' }),
        ),
      () => {}, // The call has reported the error.
    )

  return (
    <Select
      {...choices}
      className="mapping-choice"
      options={[...choices.options, ...gone]}
      value={row.nationalId ?? undefined}
      disabled={map.isPending}
      placeholder={text.unmapped}
      aria-label={say(text.mapOf, { name })}
      onChange={(next: number | undefined, option) => {
        const label = (option as { label?: string } | undefined)?.label
        void save(next ?? null, label)
      }}
    />
  )
}
