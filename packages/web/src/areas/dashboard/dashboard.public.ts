export { menuPages, spread } from './shortcuts/shortcuts.rules.ts'
export { useFavourites } from './shortcuts/use-favourites.ts'
