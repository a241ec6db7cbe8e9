import { labelIn } from '@residency/contract/kernel'
import { Link } from 'react-router'
import type { MenuNode } from '../../../platform/app.store.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import { groupOf } from './menu-group.rules.ts'
import { useMenuTrail } from './use-menu.ts'

/** The pages of the group that the current page belongs to; a page alone has no tabs. */
export function GroupTabs() {
  const language = useLanguage()
  const trail = useMenuTrail()
  const group = groupOf(trail)
  if (!group || group.children.length < 2) return null

  const here = trail.at(-1)?.key

  return (
    <nav className="group-tabs" aria-label={labelIn(language, group.title, group.titleEn)}>
      {group.children.map((page) => (
        <GroupTab key={page.key} page={page} isHere={page.key === here} />
      ))}
    </nav>
  )
}

function GroupTab({ page, isHere }: { page: MenuNode; isHere: boolean }) {
  const language = useLanguage()
  const title = labelIn(language, page.title, page.titleEn)

  if (page.href)
    return (
      <a href={page.href} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    )

  return (
    <Link to={page.key} aria-current={isHere ? 'page' : undefined}>
      {title}
    </Link>
  )
}
