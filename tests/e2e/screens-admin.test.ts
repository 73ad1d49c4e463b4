import type { Page } from 'playwright-core';
import { describeScreens } from '#tests/support/describe-screen.ts';
import { plantAppointments, plantLeads } from '#tests/support/plant-bookings.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Once, however many screens want it. */
function once(plant: (site: TestApp) => Promise<void>) {
  let planted: Promise<void> | undefined;
  return (site: TestApp) => {
    planted ??= plant(site);
    return planted;
  };
}
const withAppointments = once(plantAppointments);
const withLeads = once(plantLeads);
const long = (page: Page) => page.getByText(/^Maximilian/).first();

describeScreens([
  {
    name: 'admin appointments empty',
    path: '/admin/appointments',
    staff: 'support',
    open: (page) => page.getByText('No appointments yet').waitFor(),
  },
  {
    name: 'admin leads empty',
    path: '/admin/leads',
    staff: 'support',
    open: (page) => page.getByText('No leads yet').waitFor(),
  },
  {
    name: 'admin dashboard',
    path: '/admin',
    staff: 'support',
    prepare: withAppointments,
    open: (page) => long(page).waitFor(),
  },
  {
    name: 'admin appointments',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withAppointments,
    open: (page) => long(page).waitFor(),
  },
  {
    name: 'admin appointment sheet',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withAppointments,
    open: async (page) => {
      await long(page).click();
      await page.getByText('Confirm one visit').waitFor();
    },
  },
  {
    name: 'admin week',
    path: '/admin/appointments?view=week',
    staff: 'support',
    prepare: withAppointments,
    open: (page) => page.getByRole('heading', { name: / to / }).waitFor(),
  },
  {
    name: 'admin leads',
    path: '/admin/leads',
    staff: 'support',
    prepare: withLeads,
    open: (page) => long(page).waitFor(),
  },
]);
