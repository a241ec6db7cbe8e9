import { PrinterOutlined } from '@ant-design/icons'
import {
  PAPER_PRINTS,
  type PaperPrint,
} from '@residency/contract/areas/questions/papers/paper.contract'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PopMenu } from '../../../ui/pop-menu.tsx'
import { printPaper } from '../papers/paper.queries.ts'
import { paperText } from '../papers/paper.text.ts'

/** The paper, its answer sheet or its key as PDF. */
export function PrintMenu({ id, isEmpty }: { id: number; isEmpty: boolean }) {
  const text = useText(paperText)
  const { paperPrints } = useText(paperWords)
  const [isBusy, setBusy] = useState(false)

  const print = (what: PaperPrint) => {
    setBusy(true)
    void printPaper(id, what)
      .catch(() => {}) // The call has already shown why.
      .finally(() => setBusy(false))
  }

  return (
    <PopMenu
      items={PAPER_PRINTS.map((key) => ({ key, label: paperPrints[key] }))}
      onChoose={(key) => print(PAPER_PRINTS.find((one) => one === key) ?? 'paper')}
    >
      <Button icon={<PrinterOutlined />} loading={isBusy} disabled={isEmpty}>
        {text.print}
      </Button>
    </PopMenu>
  )
}
