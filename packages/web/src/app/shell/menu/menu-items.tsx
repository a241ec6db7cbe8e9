import { labelIn } from '@residency/contract/kernel'
import type { MenuProps } from 'antd'
import { useMemo } from 'react'
import type { MenuNode } from '../../../platform/app.store.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import { MenuIcon } from '../../../ui/icons/menu-icon.tsx'

type Items = NonNullable<MenuProps['items']>

/** Menu entries in the reader's language. */
export function useMenuItems(nodes: readonly MenuNode[], depth = Number.POSITIVE_INFINITY): Items {
  const language = useLanguage()
  return useMemo(() => {
    const make = (list: readonly MenuNode[], left: number): Items =>
      list.map((node) => ({
        key: node.key,
        label: labelIn(language, node.title, node.titleEn),
        icon: node.icon ? <MenuIcon name={node.icon} /> : undefined,
        ...(node.children.length && left > 1 ? { children: make(node.children, left - 1) } : {}),
      }))

    return make(nodes, depth)
  }, [nodes, language, depth])
}
