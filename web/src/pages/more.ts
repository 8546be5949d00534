// The pages that are loaded when somebody wants one of them, all in one piece.

export { ReplayPage } from '../replay/page.tsx'
export { ComponentsPage } from './components-page.tsx'
export { GuidePage } from './guide-page.tsx'
export { ImportPage } from './import-page.tsx'
export { NewTablePage } from './new-table-page.tsx'
export { RulesPage } from './rules-page.tsx'
export { SettingsPage } from './settings-page.tsx'
