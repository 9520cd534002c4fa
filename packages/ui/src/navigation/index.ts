export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx';
export { pageWindow } from './pagination/pages.ts';
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx';
export { Stepper, type Step, type StepperProps } from './stepper/Stepper.tsx';
export { TabPanel, Tabs, type Tab, type TabPanelProps, type TabsProps } from './tabs/Tabs.tsx';
