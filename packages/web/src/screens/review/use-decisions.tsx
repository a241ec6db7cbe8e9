import type { BulkAnswer, UndoOffer } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../platform/calls/api-client.ts'
import { readAgain } from '../../platform/calls/queries.ts'
import { ask, toast } from '../../platform/feedback.ts'
import { say, textNow, useText } from '../../platform/texts/i18n.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../ui/tables/row-actions.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { BulkResult } from './bulk-result.tsx'
import { reviewText } from './review.text.ts'
import {
  type ActionForm,
  type Decidable,
  type Further,
  hasForm,
  kindOf,
  type Review,
} from './review.ts'
import { undoStore } from './undo.store.ts'

// Loaded with the first decision: the home page shows rows to decide to many who decide nothing
// there.
const ReasonDialog = lazyDialog(() =>
  import('./reason-dialog.tsx').then((part) => part.ReasonDialog),
)

const NAMED = 5
type Asking<Row> = { action: string; rows: readonly Row[] }
type OpenForm<Row extends Decidable> = Asking<Row> & { form: ActionForm<Row> | undefined }

/**
 * Decides on one or many records as they were read: asks for a reason where the flow needs one,
 * reports the result, offers undo, and lists skipped rows. Render `dialogs` somewhere on the page.
 */
export function useDecisions<Row extends Decidable>(
  review: Review<Row>,
  onDone: () => void = () => {},
) {
  const text = useText(reviewText)
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState<OpenForm<Row> | null>(null)
  const [result, setResult] = useState<BulkAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { calls, paths } = review

  const announce = (message: string, undo: UndoOffer | null) => {
    if (!undo) return toast.success(message)
    undoStore.set({
      id: undo.id,
      call: calls.undo,
      paths,
      message,
      path: pathname + search,
      until: Date.now() + undo.seconds * 1000,
    })
  }

  const send = async ({ action, rows }: Asking<Decidable>, values: object) => {
    const [first] = rows

    if (rows.length === 1 && first) {
      const { undo } = await call(
        calls.act,
        { ...values, action, id: first.id, version: first.version },
        { quiet: true },
      )

      announce(
        say(review.done[action] ?? text.done, {
          name: first.name,
          action: review.actions[action] ?? action,
        }),
        undo,
      )

      // the decision is taken, also if the offer is declined
      const next = await review.onward?.(action, first.id).catch(() => null)

      return next ? void offer(next) : onDone()
    }

    const versions = rows.map(({ id, version }) => ({ id, version }))

    const answer = await call(
      calls.actMany,
      { ...values, action, ids: rows.map(({ id }) => id), versions },
      { quiet: true },
    )

    if (answer.done) announce(say(text.doneMany, { count: answer.done }), answer.undo)
    if (answer.rows.some((row) => !row.isDone)) setResult(answer)
    else onDone()
  }

  const decide = async (asking: Asking<Decidable>, values: object) => {
    setBusy(true)
    try {
      await send(asking, values)
    } finally {
      setBusy(false)
      void readAgain(client, paths)
    }
  }

  const offer = async ({ action, row, question }: Further) => {
    const label = review.actions[action] ?? action
    if (
      !(await ask({
        title: say(text.titleOne, { action: label, name: row.name }),
        content: question,
        okText: label,
      }))
    )
      return onDone()

    await decide({ action, rows: [row] }, {}).catch((error: Error) => toast.error(error.message))
  }

  const confirmMany = ({ action, rows }: Asking<Row>) => {
    const label = review.actions[action] ?? action

    const different = [...new Set(rows.map(({ name }) => name))]
    const some = different.slice(0, NAMED).join(text.comma)
    const names = different.length > NAMED ? say(text.andMore, { names: some }) : some
    const content =
      review.help?.[action] ?? say(text.confirmMany, { action: label, count: rows.length, names })

    return ask({
      title: say(text.titleMany, { action: label, count: rows.length }),
      content,
      okText: label,
    })
  }

  const openForm = async (decision: Asking<Row>) => {
    try {
      setAsking({ ...decision, form: await review.forms?.[decision.action]?.() })
    } catch {
      toast.error(textNow(uiText).partMissing)
    }
  }

  /** A single record without input is decided at once; a bulk decision is confirmed first. */
  const act = async (action: string, rows: readonly Row[]) => {
    const decision = { action, rows }
    if (hasForm(review, action)) return openForm(decision)
    if (rows.length > 1 && !(await confirmMany(decision))) return

    await decide(decision, {}).catch((error: Error) => toast.error(error.message))
  }

  /** The action buttons of a row. */
  const actionsOf = (row: Row): RowAction[] =>
    row.actions.map((key) => ({
      key,
      label: review.actions[key] ?? key,
      danger: kindOf(review, key) === 'end',
      onClick: () => void act(key, [row]),
    }))

  const { action = '', rows = [], form } = asking ?? {}
  const label = review.actions[action] ?? ''

  const dialogs = (
    <>
      <ReasonDialog
        isOpen={asking !== null}
        flow={calls.flow.name}
        action={action}
        title={say(rows.length === 1 ? text.titleOne : text.titleMany, {
          action: label,
          name: rows[0]?.name ?? '',
          count: rows.length,
        })}
        okText={label}
        initial={form?.initialOf?.(rows) ?? {}}
        form={form && <form.Fields rows={rows} />}
        onClose={() => setAsking(null)}
        submit={(values) => decide(asking!, values)}
      />
      <BulkResult
        result={result}
        onClose={() => {
          setResult(null)
          onDone()
        }}
      />
    </>
  )

  return { act, actionsOf, dialogs, isBusy }
}
