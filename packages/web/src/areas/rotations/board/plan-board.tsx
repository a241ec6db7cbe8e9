import { planPermissions } from '@residency/contract/areas/rotations/plan/access'
import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import type { ReactNode } from 'react'
import { usePerm } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import './board.css'
import './board-bar.css'
import './board-parts.css'
import { useReports } from '../board-state/saving-state.tsx'
import { type DeskView, useDesk } from '../board-state/use-desk.ts'
import { useTable } from '../board-state/use-table.ts'
import { PhoneBoard } from '../phone-board/phone-board.tsx'
import { boardText } from './board.text.ts'
import { BoardDesk } from './board-desk.tsx'

export type PlanBoardProps = {
  planId: number

  /** The plan's name, for the printed sheet. */
  title: string

  /** What is shown next to the board's own buttons. */
  slot?: ReactNode
}

/**
 * The timetable of a plan: trainees × months and departments × months, changed by mouse, finger and
 * keyboard, saved as one goes.
 */
export function PlanBoard({ planId, title, slot }: PlanBoardProps) {
  const desk = useDesk(planId)
  if (!desk.board) return <PendingPanel error={desk.error} onRetry={() => void desk.reread()} />

  return <OpenBoard key={planId} desk={desk} board={desk.board} title={title} slot={slot} />
}

type OpenBoardProps = { desk: DeskView; board: Board; title: string; slot: ReactNode }

function OpenBoard({ desk, board, title, slot }: OpenBoardProps) {
  const text = useText(boardText)
  const isPhone = usePhone()
  const mayManage = usePerm([planPermissions.manage])
  const table = useTable(desk, board, board.isDraft && mayManage)

  useReports(desk, table.words)
  if (board.trainees.length === 0) return <p className="list-message">{text.emptyPlan}</p>

  return isPhone ? (
    <PhoneBoard desk={desk} table={table} slot={slot} />
  ) : (
    <BoardDesk desk={desk} table={table} title={title} slot={slot} />
  )
}
