import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Category } from '@residency/contract/areas/questions/bank/category.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { RowActions } from '../../../ui/tables/row-actions.tsx'
import '../bank/bank.css'
import { useCategories, useDeleteCategory, useOrderCategories } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { useBankPath } from '../bank/use-bank-path.ts'
import { banksOf, countOf } from './category.rules.ts'
import CategoryForm, { type CategoryTarget } from './category-form.tsx'

/**
 * Categories of the banks that the reader manages: added, renamed, put in order, deleted while they
 * are empty.
 */
export function CategoryKeeper() {
  const { categories: text, hospital } = useText(bankText)
  const { searchOf } = useBankPath()
  const { data, error, refetch } = useCategories()
  const [edited, setEdited] = useState<CategoryTarget | null>(null)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const editable = data.list.filter(({ actions }) => actions.includes('edit'))

  return (
    <section aria-label={text.title}>
      <Link className="back-to-list" to={searchOf({})}>
        <ArrowLeftOutlined aria-hidden="true" /> {text.back}
      </Link>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead">{text.lead}</p>
        </div>
        <Button type="primary" onClick={() => setEdited({ category: null, parentId: null })}>
          {text.add}
        </Button>
      </div>
      {editable.length === 0 && <p className="panel soft">{text.empty}</p>}
      {banksOf(editable, hospital).map(({ baseId, name, list }) => (
        <section key={baseId ?? 0} className="panel category-bank">
          <h2>{name}</h2>
          <Level list={list} parentId={null} onEdit={setEdited} />
        </section>
      ))}
      <CategoryForm edited={edited} onClose={() => setEdited(null)} />
    </section>
  )
}

type LevelProps = {
  list: readonly Category[]
  parentId: number | null
  onEdit: (edited: CategoryTarget) => void
}

/** Categories with the same parent, each with those below it. */
function Level({ list, parentId, onEdit }: LevelProps) {
  const order = useOrderCategories()
  const own = list.filter((category) => category.parentId === parentId)
  if (own.length === 0) return null

  return (
    <OrderList
      order={own}
      onOrder={(next) => order.mutate(next.map(({ id }) => id))}
      row={(category) => (
        <div className="category-node">
          <Node category={category} list={list} onEdit={onEdit} />
          <Level list={list} onEdit={onEdit} parentId={category.id} />
        </div>
      )}
    />
  )
}

function Node({
  category,
  list,
  onEdit,
}: {
  category: Category
  list: readonly Category[]
  onEdit: (edited: CategoryTarget) => void
}) {
  const text = useText(bankText)
  const words = text.categories
  const remove = useDeleteCategory()

  const removeOne = async () => {
    if (
      await ask({
        content: say(words.remove, { name: category.name }),
        okText: text.remove,
        danger: true,
      })
    )
      remove.mutate(category.id, { onSuccess: () => void toast.success(words.removed) })
  }

  const acts = [
    {
      key: 'edit',
      label: text.edit,
      onClick: () => onEdit({ category, parentId: category.parentId }),
    },
    {
      key: 'addBelow',
      label: words.addBelow,
      onClick: () => onEdit({ category: null, parentId: category.id }),
    },
    { key: 'delete', label: text.remove, danger: true, onClick: () => void removeOne() },
  ].filter(({ key }) => category.actions.some((action) => action === key))

  return (
    <div className="category-line">
      <span>{category.name}</span>
      <small className="soft figures">{say(words.count, { count: countOf(list, category) })}</small>
      <RowActions actions={acts} />
    </div>
  )
}
