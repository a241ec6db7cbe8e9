import menus from '../../../../../docs/pictures/menus.png'
import officeHome from '../../../../../docs/pictures/office-home.png'
import planBoard from '../../../../../docs/pictures/plan-board.png'
import review from '../../../../../docs/pictures/registration-review.png'
import users from '../../../../../docs/pictures/users.png'

/** Pictures of pages as `npm run pictures` records them, by view key. */
const PICTURES: Readonly<Record<string, string>> = {
  'dashboard/index': officeHome,
  'system/menu/index': menus,
  'rotation/plan/index': planBoard,
  'recruit/student/registration': review,
  'system/user/index': users,
}

/** The picture of a page; undefined where none is recorded. */
export const pictureOf = (view: string): string | undefined => PICTURES[view]
