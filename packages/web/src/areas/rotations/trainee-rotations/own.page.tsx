import type {
  Rotation,
  RotationBlock,
} from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { OwnExits } from '../blocks/own-exits.tsx'
import { OwnSwaps, showSwap } from '../swap/own-swaps.tsx'
import type { RequestSwapProps } from '../swap/request-swap.tsx'
import { useOwnSwaps } from '../swap/swap.queries.ts'
import { hintOf } from '../swap/swap.rules.ts'
import { swapText } from '../swap/swap.text.ts'
import { useOwnRotation } from './own.queries.ts'
import { ownText } from './own.text.ts'
import { RotationActions, RotationView } from './rotation-view.tsx'
import { Stays } from './stays.tsx'

const RequestSwap = lazyDialog<RequestSwapProps>(() =>
  import('../swap/request-swap.tsx').then((part) => part.default),
)

/** View key rotation/own/index: the trainee's own rotation. */
export default function OwnRotationPage() {
  const text = useText(ownText)
  const { menus } = useText(ownWords)
  const title = menus['rotation.own']
  const { data, error, refetch } = useOwnRotation()
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section className="rotation-page">
      <PageHead
        title={title}
        lead={data ? say(text.lead, { major: data.major, base: data.base }) : '\u00a0'}
      >
        {data && <RotationActions id={null} rotation={data} />}
      </PageHead>
      {data && (
        <p className="print-only">
          {[data.name, data.number, data.cohort].filter(Boolean).join(' · ')}
        </p>
      )}
      {data && <OwnExits />}
      {data ? (
        <OwnRotation rotation={data} />
      ) : (
        <div className="panel list-message">{text.notTrainee}</div>
      )}
    </section>
  )
}

/**
 * The rotation with the swaps: a stay that can be swapped has its button, one that is part of a
 * swap leads to it.
 */
function OwnRotation({ rotation }: { rotation: Rotation }) {
  const { own: text } = useText(swapText)
  const requestSwapDialog = useRowDialog<RotationBlock>()
  const { data: swaps } = useOwnSwaps()
  const hint = swaps && hintOf(text, swaps)

  const actionsOf = (block: RotationBlock) => {
    const waiting = swaps?.waiting.find(({ blockId }) => blockId === block.id)
    if (waiting)
      return [{ key: 'waiting', label: text.show, onClick: () => showSwap(waiting.swapId) }]

    return swaps?.blockIds.includes(block.id)
      ? [{ key: 'swap', label: text.ask, onClick: () => requestSwapDialog.open(block) }]
      : []
  }

  return (
    <>
      <RotationView
        rotation={rotation}
        list={<Stays rotation={rotation} {...(hint ? { actionsOf, hint } : {})} />}
      >
        <OwnSwaps />
      </RotationView>
      <RequestSwap
        isOpen={requestSwapDialog.isOpen}
        block={requestSwapDialog.opened}
        onClose={requestSwapDialog.close}
      />
    </>
  )
}
