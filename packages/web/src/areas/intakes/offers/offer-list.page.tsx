import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import {
  type OfferRow,
  offerSheet,
  offerSorts,
} from '@residency/contract/areas/intakes/offers/offer.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type OfferAct, useOfferColumns } from './offer.columns.tsx'
import { useDeleteOffer, useUnitChoices } from './offer.queries.ts'
import { offerText } from './offer.text.ts'
import { useOfferList } from './use-offer-list.ts'

const OfferFormDialog = lazyDialog(() =>
  import('./offer-form.tsx').then((part) => part.OfferFormDialog),
)

const OrderOffers = lazyDialog(() => import('./order-offers.tsx').then((part) => part.OrderOffers))
type DialogState = { what: 'form'; id: number | null } | { what: 'order' } | null

/** View key recruit/enrollment/major/index: the offers of an intake, in published order. */
export default function OfferListPage() {
  const text = useText(offerText)
  const { fields } = useText(intakesWords)
  const { list, result, intakes, intake } = useOfferList()
  const units = toTextChoices(useUnitChoices().choices)
  const remove = useDeleteOffer()
  const [open, setOpen] = useState<DialogState>(null)
  const close = () => setOpen(null)
  const removeRow = ({ id, major: name }: OfferRow) =>
    askToDelete(text, { name }, () => remove.mutateAsync(id))
  const columns = useOfferColumns((what: OfferAct, row) =>
    what === 'edit' ? setOpen({ what: 'form', id: row.id }) : void removeRow(row),
  )
  const isChanging = intake?.mayChangeOffers === true

  return (
    <>
      <ListScreen<OfferRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={offerSorts}
        filters={[
          { ...choiceFilter('intakeId', fields.intakeId, intakes), isScope: true },
          textFilter('keywords', text.search),
          choiceFilter('unitId', fields.unitId, units),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={offerSheet} filters={list.conditions} />
            <Can perm={[may.offerEdit]}>
              <Button disabled={!isChanging} onClick={() => setOpen({ what: 'order' })}>
                {text.order}
              </Button>
            </Can>
            <Can perm={[may.offerAdd]}>
              <Button
                type="primary"
                disabled={!isChanging}
                onClick={() => setOpen({ what: 'form', id: null })}
              >
                {text.add}
              </Button>
            </Can>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <OfferFormDialog
        isOpen={open?.what === 'form'}
        id={open?.what === 'form' ? open.id : null}
        intake={intake}
        onClose={close}
      />
      <OrderOffers isOpen={open?.what === 'order'} intake={intake} onClose={close} />
    </>
  )
}
