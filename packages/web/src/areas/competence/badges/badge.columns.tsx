import type { BadgeHolder } from '@residency/contract/areas/competence/badges/badge.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { badgeText } from './badge.text.ts'

type Acts = { print: (row: BadgeHolder) => void; revoke: (row: BadgeHolder) => void }

/** Columns of trainees and their badges. */
export function useBadgeColumns({ print, revoke }: Acts): Column<BadgeHolder>[] {
  const text = useText(badgeText)

  return [
    linesColumn('name', text.trainee, { width: 160, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    {
      key: 'department',
      title: text.department,
      width: 160,
      card: 'fact',
      cell: (row) => row.department,
    },
    {
      key: 'badge',
      sort: 'issuedOn',
      title: text.badge,
      width: 220,
      card: 'state',
      cell: (row) =>
        row.issuedOn === null ? (
          <span className="soft">{text.none}</span>
        ) : (
          <>
            <StateTag tone="good">{text.valid}</StateTag>
            <div className="soft figures">
              {say(text.issued, { day: row.issuedOn, issuer: row.issuer ?? '' })}
            </div>
          </>
        ),
    },
    figuresColumn('levels', text.levels, { width: 100, align: 'right', card: 'fact' }),
    figuresColumn('lookups', text.lookups, { width: 120, align: 'right', card: 'fact' }),
    actionsColumn(text.actions, 140, (row) =>
      allowedActions(row, {
        print: { label: text.printOne, onClick: print },
        revoke: { label: text.revoke, danger: true, onClick: revoke },
      }),
    ),
  ]
}
