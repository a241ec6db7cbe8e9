import { useRef } from 'react'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { BlockActions } from '../board/block-actions.tsx'
import type { Table } from '../board-state/use-table.ts'

export type BlockSheetProps = {
  isOpen: boolean
  table: Table
  blockId: number | null
  onClose: () => void
}

/** A block as a sheet from below. */
export function BlockSheet({ isOpen, table, blockId, onClose }: BlockSheetProps) {
  const last = useRef(blockId)
  if (blockId !== null) last.current = blockId // it stays readable while the sheet closes

  const block = table.visibleBoard.blocks.find(({ id }) => id === last.current)

  return (
    <SidePanel title={block ? table.words.block(block) : ''} isOpen={isOpen} onClose={onClose}>
      {block && <BlockActions key={block.id} table={table} block={block} onDone={onClose} />}
    </SidePanel>
  )
}
