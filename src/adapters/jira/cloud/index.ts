export { cloudTickets } from './cloud-tickets.ts';
