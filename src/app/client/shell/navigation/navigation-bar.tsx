import { BookingLink } from '../booking/booking-link.tsx';
import { Logo } from '../logo.tsx';
import { AreasMenu } from './areas-menu.tsx';
import { BasketMenu } from './basket-menu.tsx';
import { NavMenu } from './nav-menu.tsx';
import { ProductsPanel } from './products-menu.tsx';
import { SectionLink } from './section-link.tsx';
import { SlideOutMenu } from './slide-out-menu.tsx';

/** The sticky navigation bar. */
export function NavigationBar() {
  return (
    <div className="bar-anchor sticky top-0 z-30 border-b border-line bg-white">
      <div className="wrap flex min-h-18 items-center justify-between gap-x-2 sm:gap-x-4 lg:flex-wrap">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex flex-wrap items-center gap-1">
            <li>
              <NavMenu id="menu-products" label="Products">
                <ProductsPanel />
              </NavMenu>
            </li>
            <li>
              <SectionLink section="calculator" className="nav-entry">
                Calculator
              </SectionLink>
            </li>
            <li>
              <NavMenu id="menu-areas" label="Service Areas">
                <AreasMenu />
              </NavMenu>
            </li>
            <li>
              <SectionLink section="contact" className="nav-entry">
                Contact
              </SectionLink>
            </li>
          </ul>
        </nav>
        <div className="flex items-center gap-2 sm:gap-3">
          <span className="hidden min-[24rem]:block">
            <BookingLink look="brand" className="whitespace-nowrap max-sm:px-3">
              Free Quote
            </BookingLink>
          </span>
          <span className="with-script">
            <BasketMenu />
          </span>
          <span className="lg:hidden">
            <SlideOutMenu />
          </span>
        </div>
      </div>
    </div>
  );
}
