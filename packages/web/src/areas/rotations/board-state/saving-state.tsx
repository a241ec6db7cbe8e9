import { CheckOutlined, DisconnectOutlined, LoadingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'
import type { Report } from './desk.calls.ts'
import type { DeskView } from './use-desk.ts'
import type { Words } from './use-words.ts'

const ICONS = {
  saved: <CheckOutlined />,
  saving: <LoadingOutlined />,
  waiting: <DisconnectOutlined />,
  stopped: <DisconnectOutlined />,
}

/** Whether everything is saved; without a network how much is not, and a button to try at once. */
export function SavingState({
  desk,
  canEdit,
  isDraft,
}: {
  desk: DeskView
  canEdit: boolean
  isDraft: boolean
}) {
  const text = useText(boardText)
  if (!canEdit) return isDraft ? null : <span className="soft">{text.readOnly}</span>

  const isLost = desk.saving === 'waiting' || desk.saving === 'stopped'

  return (
    <span role="status" className={`board-saving ${isLost ? 'is-wait' : 'soft'}`}>
      {ICONS[desk.saving]} {say(text.saving[desk.saving], { count: desk.unsaved })}
      {isLost && (
        <Button size="small" type="link" onClick={desk.saver.retry}>
          {text.retryNow}
        </Button>
      )}
    </span>
  )
}

const NAMED = 4

/** Notifies the reader when another person has changed the board, and what could not be saved. */
export function useReports({ saver, board }: DeskView, words: Words) {
  const text = useText(boardText)
  useEffect(() => {
    const nameOf = (id: number) => {
      const block = board?.blocks.find((one) => one.id === id)
      return block ? words.block(block) : null
    }

    return saver.onReport(({ kind, lost, why }: Report) => {
      const names = [
        ...new Set(
          lost.flatMap(({ moves }) => moves.map(({ blockId }) => nameOf(blockId) ?? [])).flat(),
        ),
      ]

      const some = `${names.slice(0, NAMED).join(text.comma)}${names.length > NAMED ? ' …' : ''}`
      if (kind === 'reread') toast.info(text.reread)
      else toast.warning(say(text[kind], { why, names: some }))
    })
  }, [saver, board, words, text])
}
