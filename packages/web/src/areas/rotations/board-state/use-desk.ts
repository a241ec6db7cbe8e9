import { getBoard } from '@residency/contract/areas/rotations/plan/board.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { answerKey, isBelow, useEndpoint } from '../../../platform/calls/queries.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { DeskSaver } from './desk.calls.ts'

const PLANS = ['/api/v1/rotationPlans']
const QUIET_MS = 400

/** The board of a plan as it is shown, how its saving goes, and what changes it. */
export function useDesk(planId: number) {
  const saver = useMemo(() => new DeskSaver(planId), [planId])

  const { data, error, refetch } = useEndpoint(
    getBoard,
    { id: planId },
    { refetchOnWindowFocus: true, staleTime: 0 },
  )

  const seen = useSyncExternalStore(saver.listen, saver.see)

  useEffect(() => {
    if (data) saver.read(data)
  }, [saver, data])

  useEffect(() => {
    saver.enter()
    window.addEventListener('online', saver.retry)

    return () => {
      saver.leave()
      window.removeEventListener('online', saver.retry)
    }
  }, [saver])

  const unsaved = seen.desk?.pending.length ?? 0

  usePlanFollows(planId, seen.saving === 'saved' && unsaved === 0, data?.version, seen.desk?.server)
  useUnsaved(unsaved > 0, { isUnsaved: () => (saver.see().desk?.pending.length ?? 0) > 0 })

  return {
    board: seen.board,
    saving: seen.saving,
    unsaved,
    canUndo: (seen.desk?.past.length ?? 0) > 0,
    canRedo: (seen.desk?.future.length ?? 0) > 0,
    saver,
    error: seen.board ? null : error,
    reread: refetch,
  }
}

export type DeskView = ReturnType<typeof useDesk>

/**
 * The plan's figures and version are read again once a row of changes is saved; the board itself is
 * known and only put down.
 */
function usePlanFollows(
  planId: number,
  isQuiet: boolean,
  read: number | undefined,
  server: { version: number } | undefined,
) {
  const client = useQueryClient()
  const language = useLanguage()
  const isAhead = read !== undefined && server !== undefined && server.version > read

  useEffect(() => {
    if (!isAhead || !isQuiet) return

    const timer = setTimeout(() => {
      client.setQueryData(answerKey(getBoard, { id: planId }, language), server)
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path !== getBoard.path && isBelow(PLANS, path),
      })
    }, QUIET_MS)

    return () => clearTimeout(timer)
  }, [client, isAhead, isQuiet, server, planId, language])
}
